import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expenseList, monthlyExpenseList } from '../expenses/expenses.list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { merchantList } from '../merchants/merchants.routes.ts';
import { deletedOrderList, orderList } from '../orders/orders.list.ts';
import { monthlyProfitList, netProfitList, profitList } from '../profits/profits.list.ts';
import { exportColumns } from './columns.ts';

const orderWords = {
  merchant_order_id: 'orders.id',
  merchant_id: 'orders.merchant',
  driver_id: 'orders.driver',
  name_order: 'orders.name',
  name_shop: 'orders.shop',
  city_order: 'orders.city',
  address_order: 'orders.address',
  name_customer: 'orders.customer',
  phone_customer: 'orders.phone',
  status: 'orders.status',
  total_price: 'orders.total',
  type_payment: 'orders.payment',
  date_order_start: 'orders.start',
  date_order_delivery_customer: 'orders.due',
  date_order_delivery_customer_end: 'orders.end',
};

/** Exported lists by the feature of their screen, with the translation key of each column heading there. */
const screens: [feature: string, list: ListDefinition, words: Record<string, string>][] = [
  [
    'merchants',
    merchantList,
    {
      merchant_id: 'merchants.id',
      company_id: 'merchants.companyId',
      full_name: 'merchants.fullName',
      shop_name: 'merchants.shopName',
      working_hours: 'merchants.workingHours',
      city: 'merchants.city',
      phone: 'merchants.phone',
      email: 'merchants.email',
      status: 'merchants.status',
      money_orders: 'merchants.moneyOrders',
      account_created_at: 'merchants.createdAt',
    },
  ],
  ['merchants', orderList, orderWords],
  [
    'merchants',
    deletedOrderList,
    { ...orderWords, timedeleted: 'deleted.at', from_deletion: 'deleted.source' },
  ],
  [
    'finance',
    profitList,
    {
      merchant_order_id: 'profits.order',
      merchant_id: 'profits.merchant',
      total_price: 'profits.totalPrice',
      delivery_price: 'companyProfit',
      merchant_profit: 'profits.merchantProfit',
      order_status: 'profits.status',
      profit_date: 'date',
    },
  ],
  [
    'finance',
    monthlyProfitList,
    {
      month: 'month',
      total_price_orders: 'profits.totalPrice',
      company_profits_orders: 'companyProfit',
      merchant_profits_orders: 'profits.merchantProfit',
    },
  ],
  [
    'finance',
    netProfitList,
    {
      company_id: 'net.company',
      total_company_profit: 'companyProfit',
      total_expenses: 'expenses.title',
      net_profit: 'net.profit',
    },
  ],
  [
    'finance',
    expenseList,
    {
      company_expense_id: 'expenses.id',
      description: 'expenses.description',
      quantity: 'expenses.quantity',
      amount: 'expenses.amount',
      date_expense: 'dateAndTime',
    },
  ],
  ['finance', monthlyExpenseList, { month: 'month', total_expenses: 'total' }],
];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function wordOf(words: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), words);
}

const cases = screens.flatMap(([feature, list, words]) =>
  (['en', 'ar'] as const).map((language) => ({ feature, list, words, language, name: list.name })),
);

it.each(cases)(
  "$name have the screen's column headings ($language)",
  ({ feature, list, words, language }) => {
    const path = join(__dirname, `../../../../apps/${feature}/src/words/${language}.json`);
    const said: unknown = JSON.parse(readFileSync(path, 'utf8'));
    // Screens show the unit elsewhere.
    const headings = exportColumns(list, language).map(
      ({ name, heading }) => [name, heading.replace(/ \((JD|د\.أ)\)$/, '')] as const,
    );
    const onScreen = Object.entries(words).map(([name, key]) => [name, wordOf(said, key)] as const);
    expect(Object.fromEntries(headings)).toEqual(Object.fromEntries(onScreen));
  },
);
