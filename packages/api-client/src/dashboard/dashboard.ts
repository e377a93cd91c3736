import { useAnswer, type Answer, type AnswerCall } from '@tawseel/api-client';
import type { CityOrders } from './dashboard.schema.ts';

export type { CityOrders } from './dashboard.schema.ts';

/** Counts of orders, merchants and drivers. Days, weeks (from Saturday) and months are the company's. */
export type OrderFigures = {
  orders: { today: number; week: number; month: number };
  merchants: number;
  drivers: number;
  /** The cities with the most orders, the most first. */
  topCities: CityOrders[];
};

/** An amount in JD of each period. */
export type Periods = { today: number; week: number; month: number; total: number };

/** Profits, expenses and balances in JD, deliveries, cars and cities, and the subscription. */
export type ProfitFigures = {
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
  /** Day `YYYY-MM-DD`; undefined when there is none. */
  subscriptionEnd: string | undefined;
  paidSoFar: number;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a summary leaves out, or says in words, is 0. */
function numberOf(source: Answer, name: string): number {
  const value = source[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

function citiesOf(rows: unknown): CityOrders[] {
  if (!Array.isArray(rows)) return [];
  return rows.filter(isRecord).map((row) => ({
    city_order: typeof row.city_order === 'string' ? row.city_order : '',
    total_orders: numberOf(row, 'total_orders'),
  }));
}

/** Reads the counts; the contract leaves open whether they stand under `data` once or twice. */
function readOrders({ data }: Answer): OrderFigures {
  if (!isRecord(data)) throw new Error('HomeDashbord did not answer a summary');
  const summary = isRecord(data.data) ? data.data : data;
  return {
    orders: {
      today: numberOf(summary, 'orders_today'),
      week: numberOf(summary, 'orders_week'),
      month: numberOf(summary, 'orders_month'),
    },
    merchants: numberOf(summary, 'total_merchants'),
    drivers: numberOf(summary, 'total_drivers'),
    topCities: citiesOf(summary.top_cities_orders),
  };
}

function readProfits(summary: Answer): ProfitFigures {
  const periods = (today: string, week: string, month: string, total: string) => ({
    today: numberOf(summary, today),
    week: numberOf(summary, week),
    month: numberOf(summary, month),
    total: numberOf(summary, total),
  });
  const after = 'Total_Profits_All_After_Amount_Expenses';
  const end = summary.End_Sub_Date;
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
      today: numberOf(summary, 'delivered_today'),
      week: numberOf(summary, 'delivered_this_week'),
    },
    returnedOrCancelledToday: numberOf(summary, 'Count_Returned_Cancelled__Today'),
    driversMoney: numberOf(summary, 'totalMoneyDriver'),
    merchantsMoney: numberOf(summary, 'total_Money_orders_All_Merchants'),
    cars: numberOf(summary, 'totalCars'),
    cities: numberOf(summary, 'totalCitys'),
    subscriptionEnd: typeof end === 'string' && /^\d{4}-\d\d-\d\d/.test(end) ? end : undefined,
    paidSoFar: numberOf(summary, 'Payment_now'),
  };
}

const orders: AnswerCall<OrderFigures> = {
  name: 'dashboard',
  call: { method: 'POST', path: '/DC/HomeDashbord', reads: true },
  read: readOrders,
};

const profits: AnswerCall<ProfitFigures> = {
  name: 'profit-summary',
  call: { method: 'POST', path: '/DC/DisplayProfitsAfterPaymentTotal', reads: true },
  read: readProfits,
};

/** Both are asked for again this often while the page is visible, in milliseconds. */
const everyMinute = 60_000;

/** Orders, merchants and drivers of the company, in numbers. */
export const useOrderFigures = () => useAnswer(orders, everyMinute);
/** Money of the company, in numbers. */
export const useProfitFigures = () => useAnswer(profits, everyMinute);
