import type { DomainLabels } from '../description/labels.ts';
import type { ledgerEntry } from './ledger-entry.entity.ts';

/** Labels of the ledger in English. */
export const ledgerLabels = {
  ledger_entry: {
    fields: {
      entry_id: 'No.',
      holder: 'Balance holder',
      holder_id: 'Holder ID',
      account: 'Balance',
      amount_from: 'Balance before',
      amount_to: 'Balance after',
      delta: 'Change',
      reason: 'Reason',
      reference: 'Reference',
      admin_id: 'Changed by',
      request_id: 'Request ID',
      happened_at: 'Date and time',
      person: 'Person',
    },
    values: {
      holder: { driver: 'Driver', merchant: 'Merchant' },
      account: {
        money_driver: 'Commission balance',
        money_orders: 'Order money',
        total_delivery_money: 'Total delivery money',
      },
      reason: {
        opening: 'Opening balance',
        adjustment: 'Adjustment',
        payout: 'Payout',
        settlement: 'Settlement',
        delivered: 'Order delivered',
        returned: 'Order returned',
        reversal: 'Reversed',
        handover: 'Cash handover',
      },
      admin_id: { system: 'System' },
    },
  },
} satisfies DomainLabels<typeof ledgerEntry>;
