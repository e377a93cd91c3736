import type { LedgerEntry } from './ledger-entry.entity.ts';

export { ledgerEntry, type LedgerEntry } from './ledger-entry.entity.ts';

/** View of the ledger with the balances of one driver or merchant. */
export const ledgerOf = (holder: LedgerEntry['holder'], holderId: string) => ({
  filter: { holder, holder_id: holderId },
});
