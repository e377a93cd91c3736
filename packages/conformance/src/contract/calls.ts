/** Type of a value of a request. `value` is a text, a number or null, as the row or the form has it. */
export type BodyType = 'value' | 'number' | 'moment' | 'png';

/** A call of the contract, with exactly the fields that its body has; a read has none. */
export interface ContractCall {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Its path; `{name}` is a parameter. */
  path: string;
  body: Readonly<Record<string, BodyType>>;
  /** Fields that the body may leave out: a password that the row does not have. */
  optional?: readonly string[];
}

const merchant = values(
  'merchant_id company_id password full_name shop_name city phone email status money_orders working_hours',
);
const driver = values(
  'driver_id company_id name_driver password_driver salary commission_driver commission_return money_driver',
  'money_orders total_delivery_money city_driver email_driver phone_driver status',
);
const car = values('car_id driver_id company_id type_car model date_car_manufacture date_car_service_start');
const city = values('company_id country city delivery_type delivery_price return_price');
const expense: ContractCall['body'] = { description: 'value', quantity: 'number', amount: 'number' };

/** The calls that only read; their bodies are empty. */
const reads = [
  '/DC/Web/CheckToken',
  '/DC/HomeDashbord',
  '/DC/DisplayProfitsAfterPaymentTotal',
  '/DC/DisplayMerchants',
  '/DC/DisplayDrivers',
  '/DC/DisplayCars',
  '/DC/DisplayCitys',
  '/DC/DisplayOrders',
  '/DC/Display_deleted_records_Orders',
  '/DC/DisplayProfits',
  '/DC/DisplayTotalProfits',
  '/DC/DisplayNetProfits',
  '/DC/DisplayNetProfitsByMonth',
  '/DC/DisplayNetProfitsByYear',
  '/DC/DisplayExpenses',
  '/DC/DisplayTotalExpenses',
  '/DC/DisplayContracts',
  '/DC/DisplayContracts/{contractId}',
  '/DC/DisplayInfoCompany',
  '/DC/DisplayPaymentMonthSub',
].map((path): ContractCall => ({ method: 'POST', path, body: {} }));

/** Every call of the contract. */
export const calls: readonly ContractCall[] = [
  { method: 'POST', path: '/LoginDC', body: values('company_id password_company ip_address') },
  ...reads,
  { method: 'POST', path: '/DC/CreateMerchants', body: merchant },
  { method: 'PUT', path: '/DC/Updatemerchants', body: merchant, optional: ['password'] },
  {
    method: 'PUT',
    path: '/DC/UpdateMerchantsMoney',
    body: { merchant_id: 'value', money_orders: 'number' },
  },
  { method: 'DELETE', path: '/DC/Deletedmerchants/{company_id}/{merchant_id}', body: {} },
  { method: 'POST', path: '/DC/CreateDrivers', body: driver },
  { method: 'PUT', path: '/DC/UpdateDrivers', body: driver, optional: ['password_driver'] },
  {
    method: 'PUT',
    path: '/DC/UpdateDriversMoney',
    body: values(
      'driver_id salary commission_driver commission_return money_driver money_orders deliveryMoneySpent',
      'original_money_driver total_delivery_money',
    ),
  },
  { method: 'DELETE', path: '/DC/DeleteDriver/{driver_id}/{company_id}', body: {} },
  { method: 'POST', path: '/DC/CreateCars', body: car },
  { method: 'PUT', path: '/DC/UpdateCars', body: car },
  { method: 'DELETE', path: '/DC/DeleteCars/{car_id}', body: {} },
  { method: 'POST', path: '/DC/CreateCitys', body: city },
  {
    method: 'PUT',
    path: '/DC/UpdateCitys',
    body: { ...city, date_time: 'moment', ...values('driver1_id driver2_id driver3_id') },
  },
  { method: 'DELETE', path: '/DC/DeleteCitys/{city}/{country}', body: values('city country') },
  { method: 'DELETE', path: '/DC/DeleteOrders/{merchant_order_id}/{merchant_id}', body: {} },
  { method: 'POST', path: '/DC/CreateExpenses', body: expense },
  { method: 'PUT', path: '/DC/UpdateExpenses', body: { ...expense, company_expense_id: 'value' } },
  { method: 'DELETE', path: '/DC/DeleteExpenses/{id}', body: {} },
  {
    method: 'PUT',
    path: '/DC/SignatureClient/{contractId}',
    body: { contract_file_client: 'png', ip_address_client: 'value' },
  },
];

function values(...lines: readonly string[]): Record<string, BodyType> {
  return Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((name) => [name, 'value']));
}

/** The parameters of a path, by name; undefined if it is not the path of the call. */
export function parametersOf(
  call: Pick<ContractCall, 'path'>,
  path: string,
): Record<string, string> | undefined {
  const names = call.path.split('/');
  const segments = path.split('/');
  if (names.length !== segments.length) return undefined;
  const pairs = names.map((name, at) => [name, segments[at] ?? ''] as const);
  if (!pairs.every(([name, segment]) => name.startsWith('{') || name === segment)) return undefined;
  return Object.fromEntries(
    pairs
      .filter(([name]) => name.startsWith('{'))
      .map(([name, segment]) => [name.slice(1, -1), decodeURIComponent(segment)]),
  );
}

/** The call of a request; undefined if the contract has none. */
export function callOf(method: string, path: string): ContractCall | undefined {
  return calls.find((call) => call.method === method && parametersOf(call, path));
}
