import { defineEntity } from '../description/define-entity.ts';
import { choice, reference, signedMoney, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { payoutMethods, payoutWeekdays } from './payout-choices.ts';

const unsorted = { sort: false } as const;

/**
 * Amounts owed to a merchant: `due` can be drafted now, `waiting` once the merchant's terms allow it, `drafted` is in payouts that
 * are not paid. The three add up to `balance`. The state is `Due` on the merchant's day of the week alone.
 */
export const payoutMerchant = defineEntity({
  name: 'payout_merchant',
  reads: ['merchant', 'payout', 'payout_terms', 'order', 'ledger_entry'],
  key: ['merchant_id'],
  fields: {
    merchant_id: reference('merchants', { typed: true }),
    full_name: text(),
    shop_name: text(),
    state: choice(['Due', 'Not due', 'Settled', 'Owes'], unsorted),
    due: signedMoney(),
    lines: wholeNumber(),
    waiting: signedMoney(),
    drafted: signedMoney(),
    balance: signedMoney(),
    weekday: choice(payoutWeekdays, unsorted),
    method: choice(payoutMethods, unsorted),
    account: text(unsorted),
  },
  list: {
    name: 'payout-merchants',
    path: '/DC/DisplayPayoutMerchants',
    allow: 'balances.see',
    rows: 'data',
    sort: 'merchant_id',
    filters: { state: 'choice', merchant_id: 'value' },
  },
});

export type PayoutMerchant = Row<typeof payoutMerchant>;
