import type { DomainLabels } from '../entity/labels.ts';
import type { auditEntry } from './audit-entry.entity.ts';
import type { ledgerEntry } from './ledger-entry.entity.ts';

/** Labels of records in English. */
export const recordsLabels = {
  audit_entry: {
    fields: {
      entry_id: 'No.',
      entity: 'Record',
      entity_key: 'Record ID',
      action: 'Action',
      before: 'Before',
      after: 'After',
      admin_id: 'Administrator',
      request_id: 'Request',
      happened_at: 'Time',
    },
  },
  ledger_entry: {
    fields: {
      entry_id: 'No.',
      holder: 'Holder',
      holder_id: 'Holder ID',
      account: 'Balance',
      amount_from: 'From',
      amount_to: 'To',
      delta: 'Change',
      reason: 'Reason',
      reference: 'Reference',
      admin_id: 'By',
      request_id: 'Request',
      happened_at: 'Time',
    },
    values: {
      reason: {
        opening: 'Opening balance',
        adjustment: 'Adjustment',
        payout: 'Commission payout',
        settlement: 'Settlement',
        delivered: 'Order delivered',
        returned: 'Order returned',
      },
      admin_id: { system: 'System' },
    },
  },
} satisfies DomainLabels<typeof auditEntry | typeof ledgerEntry>;
