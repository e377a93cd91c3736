import { defineEntity } from '../description/define-entity.ts';
import { choice, reference, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { payoutConditions, payoutMethods, payoutWeekdays } from './payout-choices.ts';

const unsorted = { sort: false } as const;

/** When and how a merchant is paid. A merchant without terms is paid at once, on any day, in cash. */
export const payoutTerms = defineEntity({
  name: 'payout_terms',
  table: 'payout_terms',
  key: ['merchant_id'],
  fields: {
    merchant_id: reference('merchants'),
    condition: choice(payoutConditions, unsorted),
    days: wholeNumber({ ...unsorted, max: 365 }),
    weekday: choice(payoutWeekdays, unsorted),
    method: choice(payoutMethods, unsorted),
    account: text({ ...unsorted, max: 34 }),
  },
  list: {
    name: 'payout-terms',
    path: '/DC/DisplayPayoutTerms',
    allow: 'balances.see',
    rows: 'data',
    sort: 'merchant_id',
    filters: { merchant_id: 'value' },
  },
});

export type PayoutTerms = Row<typeof payoutTerms>;
