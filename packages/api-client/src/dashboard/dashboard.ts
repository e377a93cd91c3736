import { useApiQuery, type ApiQuery, type ApiResponse } from '@tawseel/api-client';
import type { CityOrders, DashboardSummary, ProfitSummary } from './dashboard.schema.ts';

export type { CityOrders } from './dashboard.schema.ts';

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
  /** Day `YYYY-MM-DD`; undefined when there is none. */
  subscriptionEnd: string | undefined;
  paidSoFar: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Missing values show 0, as does text that is no number. */
function numberOf<Summary>(source: ApiResponse, name: keyof Summary & string): number {
  const value = source[name];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

function citiesOf(rows: unknown): CityOrders[] {
  if (!Array.isArray(rows)) return [];
  return rows.filter(isRecord).map((row) => ({
    city_order: typeof row.city_order === 'string' ? row.city_order : '',
    total_orders: numberOf<CityOrders>(row, 'total_orders'),
  }));
}

/** Reads the counts from `data` or `data.data`: the contract allows both. */
function readOrders({ data }: ApiResponse): OrderFigures {
  if (!isRecord(data)) throw new Error('No summary');
  const summary = isRecord(data.data) ? data.data : data;
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

function readProfits(summary: ApiResponse): ProfitFigures {
  type Name = keyof ProfitSummary;
  const number = (name: Name) => numberOf<ProfitSummary>(summary, name);
  const periods = (today: Name, week: Name, month: Name, total: Name) => ({
    today: number(today),
    week: number(week),
    month: number(month),
    total: number(total),
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
      today: number('delivered_today'),
      week: number('delivered_this_week'),
    },
    returnedOrCancelledToday: number('Count_Returned_Cancelled__Today'),
    driversMoney: number('totalMoneyDriver'),
    merchantsMoney: number('total_Money_orders_All_Merchants'),
    cars: number('totalCars'),
    cities: number('totalCitys'),
    subscriptionEnd: typeof end === 'string' && /^\d{4}-\d\d-\d\d/.test(end) ? end : undefined,
    paidSoFar: number('Payment_now'),
  };
}

const orders: ApiQuery<OrderFigures> = {
  name: 'dashboard',
  reads: ['order', 'merchant', 'driver'],
  call: { method: 'POST', path: '/DC/HomeDashbord', reads: true },
  read: readOrders,
};

const profits: ApiQuery<ProfitFigures> = {
  name: 'profit-summary',
  reads: ['profit', 'expense', 'order', 'driver', 'merchant', 'car', 'city', 'company'],
  call: { method: 'POST', path: '/DC/DisplayProfitsAfterPaymentTotal', reads: true },
  read: readProfits,
};

/** Interval of the requests while the page is visible, in milliseconds. */
const everyMinute = 60_000;

/** Orders, merchants and drivers of the company, in numbers. */
export const useOrderFigures = () => useApiQuery(orders, everyMinute);
/** Money of the company, in numbers. */
export const useProfitFigures = () => useApiQuery(profits, everyMinute);
