import { auditEntry, ledgerEntry } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Api } from '../calls/api.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { serveList } from '../lists/serve-list.ts';

const group = 'Records';

const ledgerList: ListDefinition = {
  name: 'ledger',
  rows: 'data',
  row: ledgerEntry,
  columns: {
    entry_id: 'integer',
    holder: 'text',
    holder_id: 'text',
    account: 'text',
    amount_from: 'money',
    amount_to: 'money',
    delta: 'money',
    reason: 'text',
    reference: 'text',
    admin_id: 'text',
    request_id: 'text',
    happened_at: 'moment',
  },
  from: sql`ledger`,
  key: ['entry_id'],
  order: '-entry_id',
};

const auditList: ListDefinition = {
  name: 'audit',
  rows: 'data',
  row: auditEntry,
  columns: {
    entry_id: 'integer',
    entity: 'text',
    entity_key: 'text',
    action: 'text',
    before: 'json?',
    after: 'json?',
    admin_id: 'text',
    request_id: 'text',
    happened_at: 'moment',
  },
  from: sql`listed_audit`,
  key: ['entry_id'],
  order: '-entry_id',
};

export function recordRoutes(api: Api): void {
  serveList(
    api,
    '/DC/DisplayLedger',
    'Changes of balances; filter by `holder` and `holder_id`',
    group,
    ledgerList,
  );
  serveList(
    api,
    '/DC/DisplayAudit',
    'Changes of everything; filter by `entity` and `entity_key`',
    group,
    auditList,
  );
}
