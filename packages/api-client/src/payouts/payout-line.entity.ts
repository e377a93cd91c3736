import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { payoutLineKinds } from './payout-choices.ts';

const unsorted = { sort: false } as const;

/** A movement of merchant payable: `amount` is `price` less `fee`. `reference` names the order. */
const movement = {
  posting_id: wholeNumber({ serial: true }),
  merchant_id: text(unsorted),
  kind: choice(payoutLineKinds, unsorted),
  reference: text(unsorted),
  happened_at: moment({ ...unsorted, search: false }),
  name_customer: text(unsorted),
  city_order: text(unsorted),
  price: signedMoney(unsorted),
  fee: signedMoney(unsorted),
  amount: signedMoney(unsorted),
} as const;

/** A line of a payout, which names the posting that it pays. */
export const payoutLine = defineEntity({
  name: 'payout_line',
  reads: ['payout', 'order', 'ledger_entry'],
  key: ['payout_id', 'posting_id'],
  fields: { payout_id: wholeNumber({ ...unsorted, serial: true }), ...movement },
  list: {
    name: 'payout-lines',
    path: '/DC/DisplayPayoutLines',
    allow: 'balances.see',
    rows: 'data',
    sort: 'posting_id',
    filters: { payout_id: 'value', merchant_id: 'value' },
  },
});

/** A movement that no payout pays yet. It waits until the merchant's terms allow to pay it. */
export const unpaidLine = defineEntity({
  name: 'unpaid_line',
  reads: ['payout', 'payout_terms', 'order', 'ledger_entry'],
  key: ['posting_id'],
  fields: { ...movement, state: choice(['Due', 'Not due'], unsorted) },
  list: {
    name: 'unpaid-lines',
    path: '/DC/DisplayUnpaidLines',
    allow: 'balances.see',
    rows: 'data',
    sort: 'posting_id',
    filters: { merchant_id: 'value', state: 'choice' },
  },
});

export type PayoutLine = Row<typeof payoutLine>;
export type UnpaidLine = Row<typeof unpaidLine>;
