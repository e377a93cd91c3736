import { defineEntity } from '../description/define-entity.ts';
import { text } from '../description/field.ts';

/** A person whom the audit log names. */
export const actor = defineEntity({
  name: 'actor',
  reads: ['audit_entry'],
  key: ['account_id'],
  fields: { account_id: text({ search: false }), name: text() },
  list: { name: 'actors', path: '/DC/DisplayActors', allow: 'audit.see', rows: 'data', sort: 'account_id' },
});
