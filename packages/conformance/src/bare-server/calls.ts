import { lists } from '../contract/lists.ts';
import type { Values } from '../contract/values.ts';
import { summary, type TableName, type Tables } from './tables.ts';

/** A response: JSON unless `type` is another; `body` is left out of an empty one. */
export interface BareResponse {
  status: number;
  body?: unknown;
  type?: string;
}

type Handle = (tables: Tables, body: Values, parameters: readonly string[]) => BareResponse;

/** A call: `*` in its path is a parameter. */
interface BareCall {
  method: string;
  path: string;
  handle: Handle;
}

const refused = (message: string): BareResponse => ({ status: 409, body: { success: false, message } });
const isSame = (a: unknown, b: unknown) => String(a) === String(b);

function indexOf(rows: readonly Values[], key: Values): number {
  return rows.findIndex((row) => Object.entries(key).every(([name, value]) => isSame(row[name], value)));
}

/** Stores what it is sent, as it is sent; an empty text as null. */
function create(
  table: TableName,
  key: readonly string[],
  added: () => Values,
  response: BareResponse,
): Handle {
  return (tables, body) => {
    const id = Object.fromEntries(key.map((name) => [name, body[name]]));
    if (key.length > 0 && indexOf(tables[table], id) !== -1) return refused('This id is taken');
    const values = Object.entries(body).map(([name, value]): [string, unknown] => [
      name,
      value === '' ? null : value,
    ]);
    tables[table].unshift({ ...Object.fromEntries(values), ...added() });
    return response;
  };
}

/** Writes what it is sent: a field that is not sent becomes null. */
function update(
  table: TableName,
  key: readonly string[],
  kept: readonly string[],
  response: BareResponse,
): Handle {
  return (tables, body) => {
    const id = Object.fromEntries(key.map((name) => [name, body[name]]));
    const row = tables[table][indexOf(tables[table], id)];
    if (!row) return { status: 404, body: { success: false, message: 'Not found' } };
    for (const name of Object.keys(row))
      if (name !== 'company_id' && !kept.includes(name)) row[name] = body[name] ?? null;
    return response;
  };
}

/** Changes the fields of a row that are named. */
function set(table: TableName, key: string, names: readonly string[]): Handle {
  return (tables, body) => {
    const row = tables[table][indexOf(tables[table], { [key]: body[key] })];
    if (!row) return { status: 404, body: { success: false, message: 'Not found' } };
    for (const name of names) row[name] = body[name] ?? null;
    return { status: 200, body: { success: true, message: 'Saved' } };
  };
}

function remove(table: TableName, names: readonly string[], response: BareResponse): Handle {
  return (tables, _body, parameters) => {
    const key = Object.fromEntries(names.map((name, at) => [name, parameters[at]]));
    const at = indexOf(tables[table], key);
    if (at === -1) return { status: 404, body: { success: false, message: 'Not found' } };
    const [row] = tables[table].splice(at, 1);
    if (table === 'orders' && row)
      tables.deletedOrders.unshift({ ...row, timedeleted: new Date().toISOString(), from_deletion: 'admin' });
    return response;
  };
}

const company_id = 77;
const now = () => new Date().toISOString();
const saved: BareResponse = { status: 200, body: { success: true, message: 'Saved' } };
const empty: BareResponse = { status: 204 };
const text: BareResponse = { status: 200, body: 'OK', type: 'text/plain' };

const listCalls: BareCall[] = Object.entries(lists).map(([name, { path, key }]) => ({
  method: 'POST',
  path,
  handle: (tables) => ({ status: 200, body: { success: true, [key]: rowsOf(tables, name) } }),
}));

function rowsOf(tables: Tables, name: string): readonly Values[] {
  return Object.entries(tables).find(([table]) => table === name)?.[1] ?? [];
}

const profitNames = [
  'AllprofitsToday totalExpensesToday Total_Profits_All_After_Amount_Expenses_Today',
  'Count_Returned_Cancelled__Today delivered_today delivered_this_week totalMoneyDriver',
  'totalMoney_profits_all AllprofitsThisMonth AllprofitsThisWeek totalAmount_Expenses_all',
  'totalExpensesThisMonth totalExpensesThisWeek Total_Profits_All_After_Amount_Expenses',
  'Total_Profits_All_After_Amount_Expenses_Month Total_Profits_All_After_Amount_Expenses_Week',
  'total_Money_orders_All_Merchants totalCars totalCitys Payment_now',
].flatMap((line) => line.split(' '));

/** Every call of the contract but those of the session. Successes answer in all the ways that the contract leaves open. */
export const bareCalls: readonly BareCall[] = [
  ...listCalls,
  {
    method: 'POST',
    path: '/DC/HomeDashbord',
    handle: () => ({ status: 200, body: { data: { data: summary } } }),
  },
  {
    method: 'POST',
    path: '/DC/DisplayProfitsAfterPaymentTotal',
    handle: () => ({
      status: 200,
      body: { ...Object.fromEntries(profitNames.map((name) => [name, '1.50'])), End_Sub_Date: null },
    }),
  },
  {
    method: 'POST',
    path: '/DC/CreateMerchants',
    handle: create('merchants', ['merchant_id'], () => ({ company_id, account_created_at: now() }), saved),
  },
  {
    method: 'PUT',
    path: '/DC/Updatemerchants',
    handle: update('merchants', ['merchant_id'], ['account_created_at'], saved),
  },
  {
    method: 'PUT',
    path: '/DC/UpdateMerchantsMoney',
    handle: set('merchants', 'merchant_id', ['money_orders']),
  },
  {
    method: 'DELETE',
    path: '/DC/Deletedmerchants/*/*',
    handle: remove('merchants', ['company_id', 'merchant_id'], empty),
  },
  {
    method: 'POST',
    path: '/DC/CreateDrivers',
    handle: create('drivers', ['driver_id'], () => ({ company_id, created_account_driver: now() }), {
      status: 201,
      body: { message: 'Driver saved' },
    }),
  },
  {
    method: 'PUT',
    path: '/DC/UpdateDrivers',
    handle: update('drivers', ['driver_id'], ['created_account_driver'], text),
  },
  {
    method: 'PUT',
    path: '/DC/UpdateDriversMoney',
    handle: set('drivers', 'driver_id', [
      'salary',
      'commission_driver',
      'commission_return',
      'money_driver',
      'money_orders',
      'total_delivery_money',
    ]),
  },
  {
    method: 'DELETE',
    path: '/DC/DeleteDriver/*/*',
    handle: remove('drivers', ['driver_id', 'company_id'], text),
  },
  {
    method: 'POST',
    path: '/DC/CreateCars',
    handle: create('cars', ['car_id'], () => ({ company_id }), {
      status: 200,
      body: { message: 'Car saved' },
    }),
  },
  { method: 'PUT', path: '/DC/UpdateCars', handle: update('cars', ['car_id'], [], empty) },
  {
    method: 'DELETE',
    path: '/DC/DeleteCars/*',
    handle: remove('cars', ['car_id'], { status: 200, body: [] }),
  },
  {
    method: 'POST',
    path: '/DC/CreateCitys',
    handle: create(
      'cities',
      ['country', 'city'],
      () => ({ company_id, date_time: now(), driver1_id: null, driver2_id: null, driver3_id: null }),
      { status: 200, body: { message: 'City saved' } },
    ),
  },
  { method: 'PUT', path: '/DC/UpdateCitys', handle: update('cities', ['country', 'city'], [], empty) },
  { method: 'DELETE', path: '/DC/DeleteCitys/*/*', handle: remove('cities', ['city', 'country'], empty) },
  {
    method: 'DELETE',
    path: '/DC/DeleteOrders/*/*',
    handle: remove('orders', ['merchant_order_id', 'merchant_id'], empty),
  },
  {
    method: 'POST',
    path: '/DC/CreateExpenses',
    handle: (tables, body) => {
      const ids = tables.expenses.map((row) => Number(row['company_expense_id']));
      tables.expenses.unshift({ ...body, company_expense_id: Math.max(0, ...ids) + 1, date_expense: now() });
      return { status: 201 };
    },
  },
  {
    method: 'PUT',
    path: '/DC/UpdateExpenses',
    handle: update('expenses', ['company_expense_id'], ['date_expense'], text),
  },
  {
    method: 'DELETE',
    path: '/DC/DeleteExpenses/*',
    handle: remove('expenses', ['company_expense_id'], empty),
  },
  {
    method: 'POST',
    path: '/DC/DisplayContracts/*',
    handle: ({ contracts }, _body, [id]) => ({
      status: 200,
      body: { data: contracts.filter(({ contract_id }) => isSame(contract_id, id)) },
    }),
  },
  {
    method: 'PUT',
    path: '/DC/SignatureClient/*',
    handle: ({ contracts }, { contract_file_client }, [id]) => {
      const row = contracts.find(({ contract_id }) => isSame(contract_id, id));
      if (!row) return { status: 404, body: { success: false, message: 'Not found' } };
      row['contract_file_client'] = contract_file_client;
      return { status: 200, body: { success: true } };
    },
  },
];
