import { auditEntry, ledgerEntry } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { entityList } from '../lists/entity-list.ts';
import { checkLedgerChain } from './ledger.check.ts';

/** Every change of a balance, newest first. */
export const ledgerList = entityList(ledgerEntry, { from: sql`ledger` });

/** Every change of a row, newest first. */
export const auditList = entityList(auditEntry, { changing: [], uncounted: true });

const group = 'Records';

export const recordsDomain: Domain = {
  checks: [checkLedgerChain],
  async routes(app) {
    serveList(app, 'Changes of balances; filter by `holder` and `holder_id`', group, ledgerList);
    serveList(
      app,
      'Changes of everything; filter by `entity`, `entity_key`, `actor` and `happened_at`',
      group,
      auditList,
    );
  },
};
