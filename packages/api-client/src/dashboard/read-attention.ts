import type { ApiResponse } from '@tawseel/api-client';
import { isRecord } from '../description/row.ts';
import { setupSteps, type SetupStep } from './setup-steps.ts';

/** Balances: the sum of all in JD, and the largest ones above 0. */
export interface Balances {
  total: number;
  most: { id: string; name: string; amount: number }[];
}

/** A contract or the subscription that ends; `days` from now, negative in the past. */
export interface Ending {
  kind: string;
  id: string;
  days: number;
}

/** Numbers of the last 30 days, oldest first; amounts in JD. */
export interface Trends {
  orders: number[];
  delivered: number[];
  profits: number[];
  expenses: number[];
}

/** The first steps that a company has done, and those that it leaves out. */
export interface Setup {
  done: SetupStep[];
  skipped: SetupStep[];
}

/** Numbers of parcels that nobody takes care of, of runs of earlier days that are not closed, and of reports of drivers that wait. */
export interface WaitingParcels {
  unmoved: number;
  undecided: number;
  oldReturns: number;
  openRuns: number;
  driverReports: number;
}

/** Orders, balances and end dates that wait for the administrator. */
export interface Attention {
  unassigned: number;
  late: number;
  /** Undefined if the server does not report them. */
  parcels: WaitingParcels | undefined;
  /** Order money that drivers hold, and that the company owes merchants. */
  drivers: Balances;
  merchants: Balances;
  endings: Ending[];
  trends: Trends;
  /** First steps of the company; undefined if the server does not report them. */
  setup: Setup | undefined;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const recordOf = (value: unknown) => (isRecord(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function balancesOf(value: unknown): Balances {
  const { total, most } = recordOf(value);
  return {
    total: numberOf(total),
    most: listOf(most)
      .map(recordOf)
      .map(({ id, name, amount }) => ({ id: textOf(id), name: textOf(name), amount: numberOf(amount) })),
  };
}

function setupOf(value: unknown): Setup | undefined {
  if (!isRecord(value)) return undefined;
  const known = (names: unknown) => setupSteps.filter((step) => listOf(names).includes(step));
  return { done: known(value.done), skipped: known(value.skipped) };
}

function parcelsOf(data: Record<string, unknown>): WaitingParcels | undefined {
  if (typeof data.unmoved_orders !== 'number') return undefined;
  return {
    unmoved: data.unmoved_orders,
    undecided: numberOf(data.undecided_orders),
    oldReturns: numberOf(data.old_returns),
    openRuns: numberOf(data.open_runs),
    driverReports: numberOf(data.driver_reports),
  };
}

/** Reads the response of DisplayAttention. */
export function readAttention(response: ApiResponse): Attention {
  const data = recordOf(response.data);
  const { unassigned_orders, late_orders, drivers, merchants, endings, trends, setup } = data;
  const trendOf = (name: string) => listOf(recordOf(trends)[name]).map(numberOf);
  return {
    unassigned: numberOf(unassigned_orders),
    late: numberOf(late_orders),
    parcels: parcelsOf(data),
    drivers: balancesOf(drivers),
    merchants: balancesOf(merchants),
    endings: listOf(endings)
      .map(recordOf)
      .map(({ kind, id, days }) => ({ kind: textOf(kind), id: textOf(id), days: numberOf(days) })),
    trends: {
      orders: trendOf('orders'),
      delivered: trendOf('delivered'),
      profits: trendOf('profits'),
      expenses: trendOf('expenses'),
    },
    setup: setupOf(setup),
  };
}
