import { sql } from 'kysely';
import * as z from 'zod';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { otherFields } from '../openapi/other-fields.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('the posted amounts of completed orders', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    for (const n of [1, 2]) await admin.post('/DC/CreateMerchants', merchantBody(n));
    await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 1, commission_return: 0.25 }));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5, return_price: 1.25 }));
  });

  const create = (n: number, changes: object = {}) =>
    admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', ...changes }));
  const end = async (n: number, status: string, merchant_id = 'M-1') => {
    for (const next of ['Accepted', 'Picked Up', status]) {
      const body = { merchant_order_id: `O-${n}`, merchant_id, status: next };
      expect((await admin.put('/DC/UpdateOrdersStatus', body)).status).toBe(200);
    }
  };
  const whole = async (...keys: string[]) => {
    const { body } = await admin.post('/DC/DisplayOrdersMoney', { keys });
    return z.record(z.string(), z.unknown()).parse(body.data);
  };
  const money = async (...keys: string[]) => {
    const { holder: _holder, holder_name: _name, ...sums } = await whole(...keys);
    return sums;
  };
  const amounts = (
    ended: number,
    merchant_balance: number,
    order_money: number,
    driver_commission: number,
    clearing = 0,
    fees = ended * 2.5,
  ) => ({
    ended,
    merchant_balance,
    driver_order_money: order_money,
    driver_commission,
    clearing,
    fees,
  });

  it('equal price minus delivery, cash and commission; for a return its cost', async () => {
    for (const n of [1, 2, 3, 4]) await create(n, n === 2 ? { type_payment: 'CliQ' } : {});
    await end(1, 'Delivered');
    await end(2, 'Delivered');
    await end(3, 'Returned');
    expect(await money('O-1:M-1')).toEqual(amounts(1, 17.5, 20, 1));
    expect(await money('O-2:M-1')).toEqual(amounts(1, 17.5, 0, 1, 20));
    expect(await money('O-3:M-1')).toEqual(amounts(1, -1.25, 0, 0.25, 0, 1.25));
    expect(await money('O-4:M-1')).toEqual(amounts(0, 0, 0, 0));
    expect(await money('O-1:M-1', 'O-1:M-1', 'O-2:M-1', 'O-3:M-1', 'O-4:M-1', 'O-9:M-1')).toEqual(
      amounts(3, 33.75, 20, 2.25, 20, 6.25),
    );
    expect(await money()).toEqual(amounts(0, 0, 0, 0));
  });

  it('are found by the documented example of a key', async () => {
    await create(1);
    await end(1, 'Delivered');
    const keys = otherFields['keys']?.example;
    const { body } = await admin.post('/DC/DisplayOrdersMoney', { keys });
    expect(body.data).toMatchObject(amounts(1, 17.5, 20, 1));
  });

  it('are with the driver until a handover, then with the company until the merchant is paid', async () => {
    for (const n of [1, 2, 3, 4]) await create(n, { type_payment: { 2: 'CliQ', 3: 'Prepaid' }[n] ?? 'Cash' });
    for (const n of [1, 2, 3]) await end(n, 'Delivered');
    await end(4, 'Returned');
    const holder = async (...keys: string[]) => {
      const { holder: place, holder_name: name } = await whole(...keys);
      return [place, name];
    };
    expect(await holder('O-1:M-1')).toEqual(['driver', driverBody(1).name_driver]);
    expect(await holder('O-2:M-1')).toEqual(['clearing', null]);
    expect(await holder('O-3:M-1')).toEqual(['nobody', null]);
    expect(await holder('O-4:M-1')).toEqual(['nobody', null]);
    expect(await holder('O-1:M-1', 'O-2:M-1')).toEqual([null, null]);
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`delete from held_orders where company_id = ${admin.companyId}`.execute(tx),
    );
    expect(await holder('O-1:M-1')).toEqual(['cash_box', null]);
    await admin.post('/DC/DraftPayouts', { merchants: ['M-1'] });
    const [payout] = (await admin.post('/DC/DisplayPayouts')).body.data ?? [];
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`update payouts set status = 'Paid' where company_id = ${admin.companyId}`.execute(tx),
    );
    expect(payout).toBeDefined();
    expect(await holder('O-1:M-1')).toEqual(['merchant', null]);
  });

  it('stay unchanged when rates and balances change, and after deletion and restoration', async () => {
    await create(1);
    await end(1, 'Delivered');
    await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders: 0 });
    await admin.put('/DC/UpdateDrivers', { driver_id: 'D-1', commission_driver: 9 });
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    expect(await money('O-1:M-1')).toEqual(amounts(0, 0, 0, 0));
    await admin.post('/DC/RestoreOrders/O-1/M-1');
    expect(await money('O-1:M-1')).toEqual(amounts(1, 17.5, 20, 1));
  });

  it('distinguish orders of two merchants with equal id and driver, even if one posted nothing', async () => {
    await create(1, { total_price: 2.5, type_payment: 'Card' });
    await create(1, { merchant_id: 'M-2', total_price: 10 });
    await end(1, 'Delivered', 'M-2');
    await end(1, 'Delivered');
    expect(await money('O-1:M-1')).toEqual(amounts(1, 0, 0, 1, 2.5));
    expect(await money('O-1:M-2')).toEqual(amounts(1, 7.5, 10, 1));
  });

  it('are returned for thousands of orders, and rejected for an invalid key or too many keys', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ({
      ...orderBody(i + 1, { driver_id: 'D-1', total_price: 20_000, status: 'In Transit', name_shop: 'متجر' }),
      company_id: admin.companyId,
    }));
    await asSystem(test().database, admin.companyId, (tx) => insertRows(tx, 'orders', rows));
    for (const n of [7, 2999]) {
      const body = { merchant_order_id: `O-${n}`, merchant_id: 'M-1', status: 'Delivered' };
      await admin.put('/DC/UpdateOrdersStatus', body);
    }
    expect(await money(...rows.map((row) => `${row.merchant_order_id}:M-1`))).toEqual(amounts(2, 35, 40, 2));
    for (const keys of [['O-1'], Array.from({ length: 5001 }, () => 'O-1:M-1'), 'O-1:M-1']) {
      const { status, body } = await admin.post('/DC/DisplayOrdersMoney', { keys });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['keys']]);
    }
  });

  it('of another company are not visible', async () => {
    await create(1);
    await end(1, 'Delivered');
    const other = await test().company();
    const { body } = await other.post('/DC/DisplayOrdersMoney', { keys: ['O-1:M-1'] });
    expect(body.data).toMatchObject(amounts(0, 0, 0, 0));
  });
});
