import { defineEntity } from '../entity/define-entity.ts';
import { choice, moment, text } from '../entity/field.ts';
import type { Row } from '../entity/row.ts';
import { collectors } from '../orders/collectors.ts';

/**
 * A wording of orders' payment types, with who collects the price of such orders. An order with a wording that no row has,
 * in whatever spelling, adds one that is `Undecided`.
 */
export const paymentType = defineEntity({
  name: 'payment_type',
  table: 'payment_types',
  key: ['wording'],
  fields: {
    wording: text({ max: 50 }),
    collector: choice(collectors, { search: false }),
    /** The wording as it is compared. */
    folded: text({ row: false, input: 'none', search: false }),
    created_at: moment({ input: 'none', search: false }),
  },
  list: {
    name: 'payment-types',
    path: '/DC/DisplayPaymentTypes',
    rows: 'data',
    sort: '-created_at',
    filters: { collector: 'choice' },
  },
});

export type PaymentType = Row<typeof paymentType>;
