import * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { choice, moment, text } from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';
import * as value from '../description/value-schemas.ts';
import { collectors, decidedCollectors } from '../orders/collectors.ts';

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
    allow: 'orders.see',
    rows: 'data',
    sort: '-created_at',
    filters: { collector: 'choice' },
  },
  calls: {
    allow: 'payments.decide',
    needs: 'payment_types',
    changes: ['order'],
    create: '/DC/CreatePaymentTypes',
    update: '/DC/UpdatePaymentTypes',
  },
});

const decided = { collector: value.choice({ values: decidedCollectors }) };

/** A wording, and who collects. */
export const paymentTypeCreation = z.object({ ...creationSchema(paymentType).shape, ...decided });

/** Decides who collects for a wording, which stays. */
export const paymentTypeUpdate = z.object({ ...updateSchema(paymentType).shape, ...decided });

export type PaymentType = Row<typeof paymentType>;
export type PaymentTypeCreation = z.infer<typeof paymentTypeCreation>;
export type PaymentTypeUpdate = z.infer<typeof paymentTypeUpdate>;
