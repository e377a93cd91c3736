import { defineEntity } from '../entity/define-entity.ts';
import { choice, json, moment, text, wholeNumber } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';

/**
 * A change of any row, with its values `before` (null for a creation) and `after` (null for a removal); or a sign-in, a failed
 * sign-in, a sign-out or an export, with address and session in `after`.
 */
export const auditEntry = defineEntity({
  name: 'audit_entry',
  table: 'audit',
  key: ['entry_id'],
  fields: {
    entry_id: wholeNumber(),
    entity: text(),
    entity_key: text(),
    action: choice(
      ['create', 'update', 'delete', 'restore', 'sign_in', 'sign_in_failed', 'sign_out', 'export'],
      { code: true },
    ),
    before: json({ nullable: true }),
    after: json({ nullable: true }),
    admin_id: text(),
    request_id: text(),
    happened_at: moment(),
  },
  list: { name: 'audit', path: '/DC/DisplayAudit', rows: 'data', sort: '-entry_id' },
});

export type AuditEntry = Row<typeof auditEntry>;
