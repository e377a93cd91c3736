import axios, { type AxiosInstance } from 'axios';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { signaturePng } from '../demo/signature-png.ts';
import { fields } from './contract-fields.ts';
import { car, city, driver, expense, formCompany, merchant } from './contract-forms.ts';
import { tableRows } from './table-rows.ts';
import { onEachDatabase } from './test-api.ts';

/**
 * A client that knows the contract alone, and sends what its forms would: amounts as text, fixed company ids, empty bodies
 * as `null`, whole objects. It names every call and every field of the contract.
 */
type Values = Record<string, unknown>;

function typeOf(value: unknown, type: string) {
  return value === null && type.endsWith('?') ? type : `${typeof value}${type.endsWith('?') ? '?' : ''}`;
}

function expectFields(row: Values | undefined, types: Readonly<Record<string, string>>) {
  const found = Object.entries(types).map(([name, type]) => [name, typeOf(row?.[name], type)]);
  expect(Object.fromEntries(found)).toEqual(types);
}

onEachDatabase('a client of the contract alone', (test) => {
  let http: AxiosInstance;
  let companyId: string;

  beforeAll(async () => {
    const baseURL = await test().app.listen({ port: 0, host: '127.0.0.1' });
    const company = await test().company();
    companyId = company.companyId;
    const { data } = await axios.post(
      `${baseURL}/LoginDC`,
      { company_id: companyId, password_company: company.password, ip_address: '0.0.0.0' },
      { withCredentials: true },
    );
    expect(data).toMatchObject({ success: true, token: expect.any(String), message: expect.any(String) });
    http = axios.create({ baseURL, headers: { Authorization: `Bearer ${data.token}` } });
    // Other calls of the product create these rows.
    await asSystem(test().database, companyId, async (tx) => {
      for (const table of [
        'drivers',
        'merchants',
        'orders',
        'deleted_orders',
        'profits',
        'payments',
        'contracts',
      ])
        await insertRows(tx, table, [{ ...tableRows[table], company_id: companyId }]);
    });
  });

  async function list(path: string, key: 'data' | 'date'): Promise<Values[]> {
    const { data } = await http.post(path, null);
    expect(data.success).toBe(true);
    return data[key];
  }

  /** The row whose fields have these values. */
  async function find(path: string, key: 'data' | 'date', values: Values): Promise<Values | undefined> {
    const rows = await list(path, key);
    return rows.find((row) => Object.entries(values).every(([name, value]) => row[name] === value));
  }

  async function succeed(request: Promise<{ data: unknown }>) {
    expect((await request).data).toMatchObject({ success: true, message: expect.any(String) });
  }

  it('keeps its session', async () => {
    expect((await http.post('/DC/Web/CheckToken', null)).status).toBe(200);
  });

  it('creates, lists, updates and deletes a merchant', async () => {
    await succeed(http.post('/DC/CreateMerchants', merchant));
    const row = await find('/DC/DisplayMerchants', 'data', { merchant_id: '7' });
    expectFields(row, fields.merchant);
    expect(row).toMatchObject({ company_id: companyId, status: 'Active', password: '', money_orders: 0 });
    await succeed(http.put('/DC/Updatemerchants', { ...row, ...merchant, status: 'InActive', password: '' }));
    await succeed(http.put('/DC/UpdateMerchantsMoney', { merchant_id: '7', money_orders: 12.5 }));
    const updated = await find('/DC/DisplayMerchants', 'data', { merchant_id: '7' });
    expect(updated).toMatchObject({ status: 'InActive', money_orders: 12.5 });
    await succeed(http.put('/DC/UpdateMerchantsMoney', { merchant_id: 7, money_orders: 0 }));
    await succeed(http.delete(`/DC/Deletedmerchants/${companyId}/7`));
    expect(await find('/DC/DisplayMerchants', 'data', { merchant_id: '7' })).toBeUndefined();
  });

  it('creates, lists and updates a driver, and sets the money', async () => {
    await succeed(http.post('/DC/CreateDrivers', driver));
    const row = await find('/DC/DisplayDrivers', 'date', { driver_id: '9' });
    expectFields(row, fields.driver);
    expect(row).toMatchObject({ salary: 0, commission_driver: 0.75, password_driver: '' });
    const { created_account_driver: _, ...update } = row ?? {};
    await succeed(
      http.put('/DC/UpdateDrivers', {
        ...update,
        name_driver: 'سامي حداد',
        company_id: formCompany.driver,
      }),
    );
    const money = {
      driver_id: '9',
      salary: '350',
      commission_driver: '0.75',
      commission_return: '0.50',
      money_driver: '3.250',
      money_orders: '0',
      deliveryMoneySpent: 0,
      original_money_driver: 0,
      total_delivery_money: '0',
    };
    await succeed(http.put('/DC/UpdateDriversMoney', money));
    expect(await find('/DC/DisplayDrivers', 'date', { driver_id: '9' })).toMatchObject({
      name_driver: 'سامي حداد',
      salary: 350,
      money_driver: 3.25,
    });
  });

  it('creates, lists, updates and deletes a car', async () => {
    await succeed(http.post('/DC/CreateCars', car));
    const [row] = await list('/DC/DisplayCars', 'date');
    expectFields(row, fields.car);
    await succeed(http.put('/DC/UpdateCars', { ...row, driver_id: '9', model: 'Corolla' }));
    expect((await list('/DC/DisplayCars', 'date'))[0]).toMatchObject({ driver_id: '9', model: 'Corolla' });
    await succeed(http.delete('/DC/DeleteCars/12-345'));
    expect(await list('/DC/DisplayCars', 'date')).toEqual([]);
  });

  it('creates, lists, updates and deletes a city', async () => {
    await succeed(http.post('/DC/CreateCitys', city));
    const [row] = await list('/DC/DisplayCitys', 'date');
    expectFields(row, fields.city);
    const drivers = { driver1_id: '9', driver2_id: '9', driver3_id: '9' };
    const date_time = new Date().toISOString();
    await succeed(http.put('/DC/UpdateCitys', { ...row, ...drivers, date_time, delivery_price: '3' }));
    expect((await list('/DC/DisplayCitys', 'date'))[0]).toMatchObject({ ...drivers, delivery_price: 3 });
    const data = { city: 'Amman', country: 'Jordan' };
    await succeed(http.delete('/DC/DeleteCitys/Amman/Jordan', { data }));
    expect(await list('/DC/DisplayCitys', 'date')).toEqual([]);
  });

  it('lists orders and deleted orders, and deletes an order', async () => {
    const [order] = await list('/DC/DisplayOrders', 'date');
    expectFields(order, fields.order);
    await succeed(http.delete('/DC/DeleteOrders/O-1/M-1'));
    const deleted = await list('/DC/Display_deleted_records_Orders', 'date');
    expect(deleted.map((row) => row.merchant_order_id)).toEqual(['O-1', 'O-2']);
    expectFields(deleted[0], fields.deletedOrder);
  });

  it('creates, lists, updates and deletes an expense', async () => {
    await succeed(http.post('/DC/CreateExpenses', expense));
    const [row] = await list('/DC/DisplayExpenses', 'data');
    expectFields(row, fields.expense);
    const [month] = await list('/DC/DisplayTotalExpenses', 'date');
    expectFields(month, fields.monthlyExpense);
    const { company_expense_id } = row ?? {};
    await succeed(http.put('/DC/UpdateExpenses', { ...expense, amount: 8, company_expense_id }));
    expect((await list('/DC/DisplayExpenses', 'data'))[0]).toMatchObject({ amount: 8 });
    await succeed(http.delete(`/DC/DeleteExpenses/${String(company_expense_id)}`));
    expect(await list('/DC/DisplayExpenses', 'data')).toEqual([]);
  });

  it.each([
    ['/DC/DisplayProfits', 'data', fields.profit],
    ['/DC/DisplayTotalProfits', 'date', fields.monthlyTotal],
    ['/DC/DisplayNetProfits', 'data', fields.netProfit],
    ['/DC/DisplayNetProfitsByMonth', 'data', { ...fields.netProfit, month: 'string' }],
    ['/DC/DisplayNetProfitsByYear', 'data', fields.netProfit],
    ['/DC/DisplayInfoCompany', 'data', fields.company],
    ['/DC/DisplayPaymentMonthSub', 'data', fields.payment],
  ] as const)('lists %s with every field', async (path, key, types) => {
    const [row] = await list(path, key);
    expectFields(row, types);
  });

  it('lists, reads and signs a contract; an unknown contract is an empty list', async () => {
    expectFields((await list('/DC/DisplayContracts', 'data'))[0], fields.contract);
    expectFields((await list('/DC/DisplayContracts/C-1', 'data'))[0], fields.contract);
    expect(await list('/DC/DisplayContracts/C-9', 'data')).toEqual([]);
    const signature = { contract_file_client: signaturePng(1), ip_address_client: '0.0.0.0' };
    await succeed(http.put('/DC/SignatureClient/C-1', signature));
    const [signed] = await list('/DC/DisplayContracts/C-1', 'data');
    expect(signed?.contract_file_client).toMatch(/^data:image\/png;base64,/);
  });

  it('reads the summary of the dashboard at either level, and the profits in the body', async () => {
    const summary = await http.post('/DC/HomeDashbord', null);
    expectFields(summary.data.data, fields.summary);
    expectFields(summary.data.data.data, fields.summary);
    expectFields((await http.post('/DC/DisplayProfitsAfterPaymentTotal', null)).data, fields.profits);
  });

  it('deletes a driver', async () => {
    await succeed(
      http.put('/DC/UpdateDriversMoney', {
        driver_id: '9',
        salary: 350,
        commission_driver: 0.75,
        commission_return: 0.5,
        money_driver: 0,
        money_orders: 0,
        deliveryMoneySpent: 3.25,
        original_money_driver: 3.25,
        total_delivery_money: 0,
      }),
    );
    await succeed(http.delete(`/DC/DeleteDriver/9/${companyId}`));
    expect(await find('/DC/DisplayDrivers', 'date', { driver_id: '9' })).toBeUndefined();
  });
});
