import { deskFields } from './desk-fields.ts';
import { driverAppFields } from './driver-app-fields.ts';

/** Description of a field that belongs to no entity. */
export interface FieldText {
  description: string;
  example?: unknown;
}

const amount = (description: string): FieldText => ({ description: `${description}; JD`, example: 120.5 });
const count = (description: string): FieldText => ({ description, example: 4 });

/** Fields that mean something else where their values are listed. */
export const choiceFields: Readonly<Record<string, FieldText>> = {
  from: { description: 'Account that gives the money', example: 'cash_box' },
  to: { description: 'Account that receives it', example: 'bank' },
  difference: {
    description:
      'What a first count finds: `opening`, money from before the books began, or `earned`, a gain of the company',
    example: 'opening',
  },
};

/** Fields that mean something else in a request. */
export const requestFields: Readonly<Record<string, FieldText>> = {
  confirm: {
    description: 'Code of a refusal that the person accepts: `overdrawn` takes more cash than the box has',
    example: 'overdrawn',
  },
  lines: {
    description: 'Accounts with their opening money',
    example: [{ account: 'cash_box', amount: 500, expected: 0 }],
  },
  phone: {
    description: 'Phone number of a customer, with or without the country code',
    example: '0791234567',
  },
  total: { description: '`false`: matching rows are not counted, and `total` is null', example: true },
  fingerprint: { description: 'SHA-256 of the file, in hexadecimal', example: 'ab'.repeat(32) },
  merchants: { description: 'Ids of merchants', example: ['M-1'] },
  file_name: { description: 'Name of the file', example: 'orders.xlsx' },
  row_count: { description: 'Number of the orders in the file', example: 300 },
  rows: {
    description:
      'Rows of the file, by their number in it, with the fields of an order; an order without an id gets the next one',
    example: [{ row: 2, order: { name_customer: 'Omar Nasser', city_order: 'Amman', total_price: 20 } }],
  },
  code: {
    description:
      'Code of an authenticator app or a recovery code; of a scan, the code of a parcel or the id of its order',
    example: '123456',
  },
  ...deskFields,
  ...driverAppFields,
};

/** Fields of queries, mutations and figures, by name. */
export const otherFields: Readonly<Record<string, FieldText>> = {
  company_id: { description: 'Company ID', example: '1001' },
  password_company: { description: "The company's password", example: 'demo-1001' },
  ip_address: { description: 'Ignored: the server records the address that it sees', example: '192.0.2.7' },
  token: { description: 'Send it as Authorization: Bearer', example: 'eyJhbGciOiJIUzI1NiJ9…' },
  capabilities: {
    description: 'Additions of this server to the contract',
    example: ['lists', 'idempotency'],
  },
  success: { description: 'Whether the call succeeded' },
  message: { description: 'Text for people, in the language of Accept-Language', example: 'Done' },
  limit: { description: 'Rows of the page; 50 by default', example: 50 },
  cursor: { description: '`next` of the previous page' },
  sort: { description: 'A field of the rows; with - before it in descending order' },
  search: {
    description:
      'Words that must all occur. Letter case, digits and the spelling of Arabic letters do not matter',
  },
  searchIn: { description: 'Fields that the search reads; those of the screen by default' },
  filter: { description: 'Values, lists of values or ranges by filter' },
  from: { description: 'First value of a range', example: '2026-11-01' },
  to: { description: 'Last value of a range', example: '2026-11-30' },
  next: { description: 'Cursor of the next page; null on the last one', example: null },
  total: { description: 'Matching rows', example: 1 },
  changed_fields: { description: 'Fields to write; all by default', example: [] },
  expected_fields: {
    description:
      'Values of changed fields that the editor saw; the update is refused if one of them is another by now',
    example: {},
  },
  original_money_driver: amount('Commission balance that the editor saw; another one is refused'),
  expected_money_orders: amount('Order money that the editor saw; another one is refused'),
  expected_total_delivery_money: amount('Total that the editor saw; another one is refused'),
  deliveryMoneySpent: amount('Ignored: the server computes what was paid out'),
  keys: {
    description: 'Keys of orders: both ids, percent-encoded, with : between them',
    example: ['O-1:M-1'],
  },
  ended: count('Orders that have ended'),
  merchant_balance: amount("Posted to merchants' balances"),
  driver_order_money: amount("Posted to drivers' order money"),
  driver_commission: amount("Posted to drivers' commission"),
  holder: { description: 'Who has the collected price of the one order now', example: 'driver' },
  holder_name: { description: 'Name of the driver who has it', example: 'عمر حداد' },
  matching: { description: 'A search and filters that select the orders, instead of their keys' },
  orders_today: count('Orders of today'),
  orders_week: count('Orders of this week, from Saturday'),
  orders_month: count('Orders of this month'),
  total_merchants: count('Merchants'),
  total_drivers: count('Drivers'),
  top_cities_orders: { description: 'Cities with the most orders' },
  city_order: { description: 'City', example: 'Amman' },
  total_orders: count('Orders'),
  month: { description: 'First day of the month', example: '2026-11-01' },
  year: { description: 'First day of the year', example: '2026-01-01' },
  total_price_orders: amount('Prices of the orders'),
  company_profits_orders: amount('Profit of the company'),
  merchant_profits_orders: amount('Profit of merchants'),
  delivered_price_orders: amount('Prices of delivered orders'),
  returned_price_orders: amount('Prices of returned orders'),
  total_company_profit: amount('Profit of the company'),
  total_expenses: amount('Expenses'),
  net_profit: amount('Profit after expenses'),
  AllprofitsToday: amount('Profit of today'),
  AllprofitsThisWeek: amount('Profit of this week, from Saturday'),
  AllprofitsThisMonth: amount('Profit of this month'),
  totalMoney_profits_all: amount('Profit of all time'),
  totalExpensesToday: amount('Expenses of today'),
  totalExpensesThisWeek: amount('Expenses of this week'),
  totalExpensesThisMonth: amount('Expenses of this month'),
  totalAmount_Expenses_all: amount('Expenses of all time'),
  Total_Profits_All_After_Amount_Expenses_Today: amount('Profit after expenses of today'),
  Total_Profits_All_After_Amount_Expenses_Week: amount('Profit after expenses of this week'),
  Total_Profits_All_After_Amount_Expenses_Month: amount('Profit after expenses of this month'),
  Total_Profits_All_After_Amount_Expenses: amount('Profit after expenses of all time'),
  Count_Returned_Cancelled__Today: count('Orders returned or cancelled today'),
  delivered: { description: 'Orders delivered: to a phone number, or by day' },
  refused: count('Orders to the phone number that were returned or cancelled'),
  last: { description: 'When the newest order to the phone number was created' },
  delivered_today: count('Orders delivered today'),
  delivered_this_week: count('Orders delivered this week'),
  totalMoneyDriver: amount("Drivers' commission balances"),
  total_Money_orders_All_Merchants: amount("Merchants' balances"),
  totalCars: count('Cars'),
  totalCitys: count('Cities'),
  End_Sub_Date: { description: 'End of the subscription', example: '2026-12-31' },
  Payment_now: amount('Paid for the subscription so far'),
  unassigned_orders: count('Open orders without a driver'),
  late_orders: count('Open orders after their delivery date'),
  most: { description: 'The largest balances' },
  amount: amount('Balance'),
  endings: { description: 'Contracts and subscriptions that end soon' },
  kind: { description: 'What it is; `unseen_balance` stands for amounts that the person may not see' },
  value: { description: 'Amount in JD, or number of orders', example: 455 },
  key: { description: 'Id of the driver or the merchant, or name of the city', example: 'D-006' },
  days: count('Days until then'),
  trends: { description: 'Figures of the last 30 days, oldest first' },
  contract_file_client: {
    description: 'Signature, a PNG as a data URL',
    example: 'data:image/png;base64,iVBORw0KGgo=',
  },
  ip_address_client: { description: 'Address that the browser knows', example: '192.0.2.7' },
  format: { description: 'Kind of file' },
  language: { description: 'Language of the texts' },
  code: { description: 'What went wrong, see Errors', example: 'invalid' },
  fields: { description: 'Error of each refused field', example: { phone: 'Enter 9 to 15 digits.' } },
  current: { description: 'Present amounts, if the request was based on others', example: {} },
  present: { description: 'Present values of changed fields, if `expected_fields` has others', example: {} },
  requestId: { description: 'Finds the request in the log', example: '6f0d…' },
  import_id: { description: 'Number of the import', example: 1 },
  outcomes: {
    description:
      'What became of each row: `added`, `present` if the same file added it before, or `failed` with messages by field',
    example: [{ row: 2, outcome: 'added', merchant_order_id: 'O-1' }],
  },
  restorable: { description: 'Whether a deleted record has the key and can be restored', example: false },
};
