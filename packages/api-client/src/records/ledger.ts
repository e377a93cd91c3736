import { useList, type ListCall } from '@tawseel/api-client';
import type { LedgerEntry } from './records.schema.ts';

export type { LedgerEntry } from './records.schema.ts';

const list: ListCall<LedgerEntry> = {
  name: 'ledger',
  path: '/DC/DisplayLedger',
  rows: 'data',
  key: 'entry_id',
};

/** Changes of a driver's or merchant's balances, the newest first. */
export const useLedger = (holder: LedgerEntry['holder'], holderId: string) =>
  useList(list, { filter: { holder, holder_id: holderId } });
