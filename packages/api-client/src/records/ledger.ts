import { useList } from '@tawseel/api-client';
import { ledgerEntry, type LedgerEntry } from './ledger-entry.entity.ts';

export { ledgerEntry, type LedgerEntry } from './ledger-entry.entity.ts';

/** View of the ledger with the balances of one driver or merchant. */
export const ledgerOf = (holder: LedgerEntry['holder'], holderId: string) => ({
  filter: { holder, holder_id: holderId },
});
/** Changes of balances, newest first. */
export const useLedger = (view: ReturnType<typeof ledgerOf>) => useList(ledgerEntry, view);
