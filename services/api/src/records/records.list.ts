import { auditEntry, ledgerEntry, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

/** Every change of a balance, newest first. */
export const ledgerList: ListDefinition = {
  name: 'ledger',
  rows: 'data',
  row: rowSchema(ledgerEntry),
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

/** Every change of anything, newest first. */
export const auditList: ListDefinition = {
  name: 'audit',
  rows: 'data',
  row: rowSchema(auditEntry),
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
