import type { OrderColumn } from './reading/column-rules.ts';

/** The meaning of the columns, as the person has chosen it. */
export interface Mapping {
  /** Merchant of all rows; empty if a column names the merchants. */
  merchantId: string;
  /** Index of the row of column names; -1 without one. */
  headerRow: number;
  columns: readonly (OrderColumn | undefined)[];
  /** Values of rows that have none of their own. */
  defaults: Readonly<Partial<Record<OrderColumn, string>>>;
}

export type Cells = Readonly<Partial<Record<OrderColumn, string>>>;

/** Errors by column: error keys, or messages of the server. */
export type Faults = Readonly<Partial<Record<OrderColumn, string>>>;

/** One order of the file, as it is typed now. */
export interface DraftRow {
  /** Number of the row in the file, from 1. */
  row: number;
  cells: Cells;
  faults: Faults;
  /** Why the row was not added, if no column is at fault. */
  message?: string | undefined;
  /** Cities with similar names, if the city is unknown. */
  nearest?: readonly string[] | undefined;
  /** Id of the order that the row has become. */
  orderId?: string | undefined;
  /** Whether the same file had added it before. */
  isOld?: boolean | undefined;
}

export const hasFault = ({ faults, message }: DraftRow) =>
  message !== undefined || Object.keys(faults).length > 0;

/** Cities and merchants of the company. Rows are checked against them. */
export interface Reference {
  cities: readonly string[];
  /** Areas of each city. */
  areas: ReadonlyMap<string, readonly string[]>;
  /** Merchant ids by folded id and by folded name; undefined for a name that several have. */
  merchants: ReadonlyMap<string, string | undefined>;
  /** Ids of merchants that are not active. */
  inactive: ReadonlySet<string>;
}
