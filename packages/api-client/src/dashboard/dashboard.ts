import { readRow, useApiMutation, useApiQuery, type ApiQuery, type ApiResponse } from '@tawseel/api-client';
import { day, signedMoney, text } from '../description/field.ts';
import { isRecord } from '../description/row.ts';
import { attentionCall, countsCall, profitsCall } from './dashboard.calls.ts';
import type { CityOrders, DashboardSummary, ProfitSummary } from './dashboard.schema.ts';
import { readAttention, type Attention } from './read-attention.ts';
import { setupCall } from './setup.calls.ts';

export { countLimit } from '../wire/limits.ts';
export type { CityOrders } from './dashboard.schema.ts';
export type { Attention, Balances, Ending, Setup, Trends } from './read-attention.ts';
export { setupSteps, type SetupStep } from './setup-steps.ts';

/** Counts of orders, merchants and drivers. Days, weeks (from Saturday) and months are those of the company's time zone. */
export interface OrderFigures {
  orders: { today: number; week: number; month: number };
  merchants: number;
  drivers: number;
  /** The cities with the most orders, in descending order. */
  topCities: CityOrders[];
}

/** An amount in JD of each period. */
export interface Periods {
  today: number;
  week: number;
  month: number;
  total: number;
}

/** Profits, expenses and balances in JD, deliveries, cars and cities, and the subscription. */
export interface ProfitFigures {
  profits: Periods;
  expenses: Periods;
  afterExpenses: Periods;
  delivered: { today: number; week: number };
  returnedOrCancelledToday: number;
  /** Commissions that are owed to drivers. */
  driversMoney: number;
  merchantsMoney: number;
  cars: number;
  cities: number;
  /** Day `YYYY-MM-DD`, or any other text that the server sent; undefined without an end. */
  subscriptionEnd: string | undefined;
  paidSoFar: number;
}

const value = { name: 'value', fields: { number: signedMoney(), text: text(), day: day() } } as const;

/** Missing values show 0, as does text that is not a number. */
function numberOf<Summary>(source: ApiResponse, name: keyof Summary & string): number {
  const { number } = readRow(value, { number: source[name] });
  return Number.isFinite(number) ? number : 0;
}

function citiesOf(rows: unknown): CityOrders[] {
  if (!Array.isArray(rows)) return [];
  return rows.filter(isRecord).map((row) => ({
    city_order: readRow(value, { text: row.city_order ?? '' }).text,
    total_orders: numberOf<CityOrders>(row, 'total_orders'),
  }));
}

/** The first object of a value that is one object or a list of them. */
function recordOf(found: unknown): Record<string, unknown> {
  return [found].flat().find(isRecord) ?? {};
}

/** A response with figures. One that is no object, such as a list, arrives as an empty object. */
function figuresOf(response: ApiResponse): ApiResponse {
  if (Object.keys(response).length === 0) throw new TypeError('No figures');
  return response;
}

/** Reads the counts from `data` or `data.data`: the contract allows both. */
function readOrders(response: ApiResponse): OrderFigures {
  const data = recordOf(figuresOf(response).data);
  const summary = { ...data, ...recordOf(data.data) };
  return {
    orders: {
      today: numberOf<DashboardSummary>(summary, 'orders_today'),
      week: numberOf<DashboardSummary>(summary, 'orders_week'),
      month: numberOf<DashboardSummary>(summary, 'orders_month'),
    },
    merchants: numberOf<DashboardSummary>(summary, 'total_merchants'),
    drivers: numberOf<DashboardSummary>(summary, 'total_drivers'),
    topCities: citiesOf(summary.top_cities_orders),
  };
}

function readProfits(response: ApiResponse): ProfitFigures {
  const summary = figuresOf(response);
  type Name = keyof ProfitSummary;
  const number = (name: Name) => numberOf<ProfitSummary>(summary, name);
  const periods = (today: Name, week: Name, month: Name, total: Name) => ({
    today: number(today),
    week: number(week),
    month: number(month),
    total: number(total),
  });
  const after = 'Total_Profits_All_After_Amount_Expenses';
  return {
    profits: periods(
      'AllprofitsToday',
      'AllprofitsThisWeek',
      'AllprofitsThisMonth',
      'totalMoney_profits_all',
    ),
    expenses: periods(
      'totalExpensesToday',
      'totalExpensesThisWeek',
      'totalExpensesThisMonth',
      'totalAmount_Expenses_all',
    ),
    afterExpenses: periods(`${after}_Today`, `${after}_Week`, `${after}_Month`, after),
    delivered: {
      today: number('delivered_today'),
      week: number('delivered_this_week'),
    },
    returnedOrCancelledToday: number('Count_Returned_Cancelled__Today'),
    driversMoney: number('totalMoneyDriver'),
    merchantsMoney: number('total_Money_orders_All_Merchants'),
    cars: number('totalCars'),
    cities: number('totalCitys'),
    subscriptionEnd: readRow(value, { day: summary.End_Sub_Date }).day?.trim() || undefined,
    paidSoFar: number('Payment_now'),
  };
}

const orders: ApiQuery<OrderFigures> = {
  name: 'dashboard',
  reads: ['order', 'merchant', 'driver'],
  call: countsCall,
  read: readOrders,
};

const profits: ApiQuery<ProfitFigures> = {
  name: 'profit-summary',
  reads: ['profit', 'expense', 'order', 'driver', 'merchant', 'car', 'city', 'company'],
  call: profitsCall,
  read: readProfits,
};

const attention: ApiQuery<Attention> = {
  name: 'attention',
  reads: [
    'order',
    'driver',
    'merchant',
    'profit',
    'expense',
    'contract',
    'company',
    'city',
    'account',
    'opening_balance',
  ],
  call: attentionCall,
  read: readAttention,
};

/** Interval of the requests while the page is visible, in milliseconds. */
const everyMinute = 60_000;

/** Orders, merchants and drivers of the company, in numbers. */
export const useOrderFigures = () => useApiQuery(orders, everyMinute);
/** Matters that wait for the administrator, and trends; undefined if the server lacks the capability `attention`. */
export const useAttention = () => useApiQuery(attention, everyMinute);
/** Money of the company, in numbers. */
export const useProfitFigures = () => useApiQuery(profits, everyMinute);
/** Sets the first steps that the company leaves out. */
export const useSetupUpdate = () => useApiMutation(setupCall);
