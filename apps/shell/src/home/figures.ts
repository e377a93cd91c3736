import type { OrderFigures, ProfitFigures, Trends } from '@tawseel/api-client/dashboard';
import type { FigureName, HomeFigure, Period } from '@tawseel/federation/registry';
import { pageAddress } from '@tawseel/federation/slots';
import type { PeriodStarts } from './periods.ts';

/** Responses of the two dashboard calls: `undefined` while they load, null if they failed. */
export interface Figures {
  orders: OrderFigures | null | undefined;
  profits: ProfitFigures | null | undefined;
}

/** A number: `undefined` while it loads, null if it is unknown. */
export type Figure = number | null | undefined;

type OrderFigure = 'orders' | 'merchants' | 'drivers';

function isOrderFigure(name: FigureName): name is OrderFigure {
  return name === 'orders' || name === 'merchants' || name === 'drivers';
}

/** The number of a figure in a period; figures without periods ignore `period`. */
export function figureOf({ orders, profits }: Figures, name: FigureName, period: Period): Figure {
  const value = isOrderFigure(name) ? orders && orders[name] : profits && profits[name];
  if (typeof value !== 'object' || value === null) return value;
  const periods: Partial<Record<Period, number>> = value;
  return periods[period] ?? null;
}

/** The trend of a figure, if it has one. */
export function trendOf({ orders, delivered, profits, expenses }: Trends, name: FigureName) {
  const afterExpenses = profits.map((profit, at) => profit - (expenses[at] ?? 0));
  const trends: Partial<Record<FigureName, number[]>> = {
    orders,
    delivered,
    profits,
    expenses,
    afterExpenses,
  };
  const trend = trends[name];
  return trend && trend.length > 1 ? trend : undefined;
}

/** Pages that set balances by hand, and those on which money is handed over and paid out instead. */
const settledOn: Readonly<Record<string, string>> = {
  '/MoneyDrivers': '/handovers',
  '/MoneyMerchants': '/payouts-due',
};

/** The page to which a figure leads: balances are settled, where this console can, rather than set by hand. */
export function pageOf(page: string, hasPage: (path: string) => boolean): string {
  const settled = settledOn[page];
  return settled && hasPage(settled) ? settled : page;
}

/** Address of the list that explains a figure in a period. */
export function listOf(
  { link }: HomeFigure,
  period: Period,
  starts: PeriodStarts,
  hasPage: (path: string) => boolean,
): string {
  const { days, filter = {} } = link;
  const page = pageOf(link.page, hasPage);
  if (days === undefined || period === 'total') return pageAddress(page, { filter });
  return pageAddress(page, { filter: { ...filter, [days]: { from: starts[period], to: starts.today } } });
}
