import { useList, useWholeList, type ListCall, type ListView } from '@tawseel/api-client';
import type {
  MonthlyNetProfit,
  MonthlyProfit,
  NetProfit,
  Profit,
  YearlyNetProfit,
} from './profits.schema.ts';

export type {
  MonthlyNetProfit,
  MonthlyProfit,
  NetProfit,
  Profit,
  YearlyNetProfit,
} from './profits.schema.ts';

const list: ListCall<Profit> = {
  name: 'profits',
  path: '/DC/DisplayProfits',
  rows: 'data',
  key: 'merchant_order_id',
};

const monthly: ListCall<MonthlyProfit> = {
  name: 'monthly-profits',
  path: '/DC/DisplayTotalProfits',
  rows: 'date',
  key: 'month',
};

const net: ListCall<NetProfit> = {
  name: 'net-profits',
  path: '/DC/DisplayNetProfits',
  rows: 'data',
  key: 'net_profit',
};

const netByMonth: ListCall<MonthlyNetProfit> = {
  name: 'net-profits-by-month',
  path: '/DC/DisplayNetProfitsByMonth',
  rows: 'data',
  key: 'month',
};

const netByYear: ListCall<YearlyNetProfit> = {
  name: 'net-profits-by-year',
  path: '/DC/DisplayNetProfitsByYear',
  rows: 'data',
  key: 'year',
};

/** Profits of orders that were delivered or returned, page by page. */
export const useProfits = (view: ListView) => useList(list, view);
/** What orders earned in each month, the newest first. */
export const useMonthlyProfits = () => useWholeList(monthly);
/** Net profit of all time: one row. */
export const useNetProfit = () => useWholeList(net);
/** Net profit of each month, the newest first. */
export const useMonthlyNetProfits = () => useWholeList(netByMonth);
/** Net profit of each year, the newest first. */
export const useYearlyNetProfits = () => useWholeList(netByYear);
