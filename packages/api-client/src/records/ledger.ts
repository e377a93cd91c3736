import { useList } from '@tawseel/api-client';
import { ledgerEntry, type LedgerEntry } from './ledger-entry.entity.ts';

export { ledgerEntry, type LedgerEntry } from './ledger-entry.entity.ts';

/** Changes of the balances of a driver or merchant, newest first. */
export const useLedger = (holder: LedgerEntry['holder'], holderId: string) =>
  useList(ledgerEntry, { filter: { holder, holder_id: holderId } });
