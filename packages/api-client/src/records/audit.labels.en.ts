import type { DomainLabels } from '../entity/labels.ts';
import type { auditEntry } from './audit-entry.entity.ts';

/** Labels of the audit log in English; no page shows them. */
export const auditLabels = {
  audit_entry: {
    fields: {
      entry_id: 'No.',
      entity: 'Record',
      entity_key: 'Record ID',
      action: 'Action',
      before: 'Before',
      after: 'After',
      admin_id: 'Administrator',
      request_id: 'Request ID',
      happened_at: 'Date and time',
    },
  },
} satisfies DomainLabels<typeof auditEntry>;
