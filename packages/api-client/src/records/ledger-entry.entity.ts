import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/** A change of a balance of a driver or merchant. `reason` is a word such as `payout` or `delivered`. */
export const ledgerEntry = defineEntity({
  name: 'ledger_entry',
  table: 'ledger',
  key: ['entry_id'],
  fields: {
    entry_id: wholeNumber({ serial: true }),
    holder: choice(['driver', 'merchant'], { code: true, translated: true }),
    holder_id: text(),
    account: text({
      known: ['money_driver', 'money_orders', 'total_delivery_money'],
      code: true,
      translated: true,
    }),
    amount_from: signedMoney(),
    amount_to: signedMoney(),
    delta: signedMoney(),
    reason: text({
      known: [
        'opening',
        'adjustment',
        'payout',
        'settlement',
        'delivered',
        'returned',
        'reversal',
        'handover',
      ],
      code: true,
      translated: true,
    }),
    reference: text(),
    admin_id: text({ known: ['system'], code: true, translated: true }),
    request_id: text(),
    happened_at: moment(),
    person: text({ sort: false, search: false }),
  },
  list: {
    name: 'ledger',
    path: '/DC/DisplayLedger',
    allow: 'balances.see',
    rows: 'data',
    sort: '-entry_id',
    filters: { holder: 'choice', holder_id: 'value' },
  },
});

export type LedgerEntry = Row<typeof ledgerEntry>;
