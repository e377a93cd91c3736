import { useList, useWholeList, type ListView } from '@tawseel/api-client';
import { monthlyProfit } from './monthly-profit.entity.ts';
import { monthlyNetProfit, netProfit, yearlyNetProfit } from './net-profit.entity.ts';
import { profit } from './profit.entity.ts';

export { monthlyProfit, type MonthlyProfit } from './monthly-profit.entity.ts';
export {
  monthlyNetProfit,
  netProfit,
  yearlyNetProfit,
  type MonthlyNetProfit,
  type NetProfit,
  type YearlyNetProfit,
} from './net-profit.entity.ts';
export { profit, type Profit } from './profit.entity.ts';

/** Profits of orders that were delivered or returned, page by page. */
export const useProfits = (view: ListView) => useList(profit, view);
/** Totals of each month, newest first. */
export const useMonthlyProfits = () => useWholeList(monthlyProfit);
/** Net profit of all time: one row. */
export const useNetProfit = () => useWholeList(netProfit);
/** Net profit of each month, newest first. */
export const useMonthlyNetProfits = () => useWholeList(monthlyNetProfit);
/** Net profit of each year, newest first. */
export const useYearlyNetProfits = () => useWholeList(yearlyNetProfit);
