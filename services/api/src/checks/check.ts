import type { Tx } from '../database/database.ts';

/** A record that is wrong, described in one sentence. */
export interface Finding {
  companyId: string;
  what: string;
}

/** Compares records with each other, over all companies that `tx` sees. */
export type Check = (tx: Tx) => Promise<Finding[]>;
