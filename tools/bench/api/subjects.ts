import type { Figures } from '../figures.ts';
import type { Server } from './servers.ts';

/** A company of the benchmark, with its number of orders. */
export interface Company {
  id: string;
  orders: number;
  api: Server;
}

/** Subjects of the benchmark: the companies from small to large, the API signed in to each, and the peer. */
export interface Bench {
  plain: Server;
  companies: readonly Company[];
  rounds: number;
  /** The database of the API. */
  url: string;
}

/** The results of a measurement: a table for the terminal, and its figures by name. */
export interface Measured {
  title: string;
  rows: object[];
  figures: Figures;
}

export const ordersPath = '/DC/DisplayOrders';

export function rounded(value: number, digits = 1) {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** The company with this id: `few`, `many` with `--orders`, or `most` with `--big` orders; the last may be left out. */
export function companyOf({ companies }: Bench, id: string): Company | undefined {
  return companies.find((company) => company.id === id);
}

/** The company of `--orders`. */
export function manyOf(bench: Bench): Company {
  const many = companyOf(bench, 'many');
  if (!many) throw new Error('There is no company to measure');
  return many;
}
