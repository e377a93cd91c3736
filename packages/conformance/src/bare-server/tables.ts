import { companyRows } from './company-rows.ts';
import { financeRows } from './finance-rows.ts';
import { fleetRows } from './fleet-rows.ts';
import { merchantRows } from './merchant-rows.ts';

const rows = { ...fleetRows, ...merchantRows, ...financeRows, ...companyRows };

export type TableName = keyof typeof rows;

/** Rows of a company, by table. */
export type Tables = Record<TableName, Record<string, unknown>[]>;

/**
 * The rows with which a server starts. Like those of servers in use, they write ids and amounts now as numbers, now as
 * texts, have nulls in old rows, status words of their own, and dates with and without a time.
 */
export function startingRows(): Tables {
  return structuredClone(rows);
}
