import type { DomainLabels } from '../entity/labels.ts';
import type { auditEntry } from './audit-entry.entity.ts';

/** Labels of the audit log in Arabic; no page shows them. */
export const auditLabels = {
  audit_entry: {
    fields: {
      entry_id: 'الرقم',
      entity: 'السجل',
      entity_key: 'رقم السجل',
      action: 'الإجراء',
      before: 'قبل',
      after: 'بعد',
      admin_id: 'المسؤول',
      request_id: 'رقم العملية',
      happened_at: 'التاريخ والوقت',
    },
  },
} satisfies DomainLabels<typeof auditEntry>;
