import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, money, reference, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { payoutMethods, payoutStatuses } from './payout-choices.ts';

const plain = { sort: false, search: false } as const;
const step = { ...plain, nullable: true } as const;

/**
 * A payout to a merchant: the statement of its lines, and the steps from draft to payment. `opening`, `closing` and `journal_id`
 * are 0 until it is paid: the opening is the closing of the payout that the merchant was paid before. It is paid by the approved
 * `method` to the approved `account`, with a fee of `max_fee` at most.
 */
export const payout = defineEntity({
  name: 'payout',
  table: 'payouts',
  key: ['payout_id'],
  fields: {
    payout_id: wholeNumber({ serial: true }),
    merchant_id: reference('merchants', { typed: true }),
    full_name: text({ max: 100 }),
    shop_name: text({ max: 100 }),
    status: choice(payoutStatuses, { search: false }),
    lines: wholeNumber(plain),
    opening: signedMoney(plain),
    total: signedMoney(),
    closing: signedMoney(plain),
    method: choice(payoutMethods, plain),
    account: text({ sort: false }),
    reference: text({ sort: false }),
    bank_fee: money(plain),
    max_fee: money({ ...plain, nullable: true }),
    journal_id: wholeNumber({ ...plain, serial: true }),
    drafted_at: moment({ search: false }),
    drafted_by: text(plain),
    approved_at: moment(step),
    approved_by: text(plain),
    paid_at: moment(step),
    paid_by: text(plain),
    cancelled_at: moment(step),
    cancelled_by: text(plain),
    cancel_reason: text(plain),
  },
  list: {
    name: 'payouts',
    path: '/DC/DisplayPayouts',
    allow: 'balances.see',
    rows: 'data',
    sort: '-payout_id',
    filters: { status: 'choice', merchant_id: 'value', drafted_at: 'days', paid_at: 'days' },
  },
});

export type Payout = Row<typeof payout>;
