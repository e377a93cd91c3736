import { lists } from '../contract/lists.ts';
import type { Values } from '../contract/values.ts';
import { figures, summary } from './figures.ts';
import { create, remove, set, update, type BareResponse, type Handle } from './row-handlers.ts';
import type { Tables } from './tables.ts';

const company_id = 77;
const now = () => new Date().toISOString();
const saved: BareResponse = { status: 200, body: { success: true, message: 'Saved' } };
const empty: BareResponse = { status: 204 };
const text: BareResponse = { status: 200, body: 'OK', type: 'text/plain' };

function rowsOf(tables: Tables, name: string): readonly Values[] {
  return Object.entries(tables).find(([table]) => table === name)?.[1] ?? [];
}

const listHandlers = Object.entries(lists).map(([name, { path, key }]): [string, Handle] => [
  `POST ${path}`,
  (tables) => ({ status: 200, body: { success: true, [key]: rowsOf(tables, name) } }),
]);

const contractsOf = ({ contracts }: Tables, { contractId }: Values) =>
  contracts.filter(({ contract_id }) => String(contract_id) === contractId);

/** Every call of the contract but LoginDC. Successes answer in all the ways that the contract leaves open. */
export const handlers: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(listHandlers),
  'POST /DC/Web/CheckToken': () => ({ status: 200, body: {} }),
  'POST /DC/HomeDashbord': () => ({ status: 200, body: { data: { data: summary } } }),
  'POST /DC/DisplayProfitsAfterPaymentTotal': () => ({ status: 200, body: figures }),
  'POST /DC/CreateMerchants': create(
    'merchants',
    ['merchant_id'],
    () => ({ company_id, account_created_at: now() }),
    saved,
  ),
  'PUT /DC/Updatemerchants': update('merchants', ['merchant_id'], ['account_created_at'], saved),
  'PUT /DC/UpdateMerchantsMoney': set('merchants', 'merchant_id', ['money_orders']),
  'DELETE /DC/Deletedmerchants/{company_id}/{merchant_id}': remove(
    'merchants',
    ['company_id', 'merchant_id'],
    empty,
  ),
  'POST /DC/CreateDrivers': create(
    'drivers',
    ['driver_id'],
    () => ({ company_id, created_account_driver: now() }),
    { status: 201, body: { message: 'Driver saved' } },
  ),
  'PUT /DC/UpdateDrivers': update('drivers', ['driver_id'], ['created_account_driver'], text),
  'PUT /DC/UpdateDriversMoney': set('drivers', 'driver_id', [
    'salary',
    'commission_driver',
    'commission_return',
    'money_driver',
    'money_orders',
    'total_delivery_money',
  ]),
  'DELETE /DC/DeleteDriver/{driver_id}/{company_id}': remove('drivers', ['driver_id', 'company_id'], text),
  'POST /DC/CreateCars': create('cars', ['car_id'], () => ({ company_id }), {
    status: 200,
    body: { message: 'Car saved' },
  }),
  'PUT /DC/UpdateCars': update('cars', ['car_id'], [], empty),
  'DELETE /DC/DeleteCars/{car_id}': remove('cars', ['car_id'], { status: 200, body: [] }),
  'POST /DC/CreateCitys': create(
    'cities',
    ['country', 'city'],
    () => ({ company_id, date_time: now(), driver1_id: null, driver2_id: null, driver3_id: null }),
    { status: 200, body: { message: 'City saved' } },
  ),
  'PUT /DC/UpdateCitys': update('cities', ['country', 'city'], [], empty),
  'DELETE /DC/DeleteCitys/{city}/{country}': remove('cities', ['city', 'country'], empty),
  'DELETE /DC/DeleteOrders/{merchant_order_id}/{merchant_id}': remove(
    'orders',
    ['merchant_order_id', 'merchant_id'],
    empty,
  ),
  'POST /DC/CreateExpenses': ({ expenses }, values) => {
    const ids = expenses.map((row) => Number(row['company_expense_id']));
    expenses.unshift({ ...values, company_expense_id: Math.max(0, ...ids) + 1, date_expense: now() });
    return { status: 201 };
  },
  'PUT /DC/UpdateExpenses': update('expenses', ['company_expense_id'], ['date_expense'], text),
  'DELETE /DC/DeleteExpenses/{id}': (tables, { id }) =>
    remove('expenses', ['company_expense_id'], empty)(tables, { company_expense_id: id }),
  'POST /DC/DisplayContracts/{contractId}': (tables, values) => ({
    status: 200,
    body: { data: contractsOf(tables, values) },
  }),
  'PUT /DC/SignatureClient/{contractId}': (tables, values) => {
    const [row] = contractsOf(tables, values);
    if (!row) return { status: 404, body: { success: false, message: 'Not found' } };
    row['contract_file_client'] = values['contract_file_client'];
    return { status: 200, body: { success: true } };
  },
};
