import type { DomainLabels } from '../entity/labels.ts';
import type { ledgerEntry } from './ledger-entry.entity.ts';

/** Labels of the ledger in English. */
export const ledgerLabels = {
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
} satisfies DomainLabels<typeof ledgerEntry>;
