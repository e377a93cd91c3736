import type * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { creationSchema } from '../entity/creation-schema.ts';
import { text } from '../entity/text-schemas.ts';
import { updateSchema } from '../entity/update-schema.ts';
import { decidedCollectors } from '../orders/collectors.ts';
import { paymentType } from './payment-type.entity.ts';

const kinds = { text, choice: () => choice({ values: decidedCollectors }) };

/** A wording, and who collects. */
export const paymentTypeCreation = creationSchema(paymentType, kinds);

/** Decides who collects for a wording, which stays. */
export const paymentTypeUpdate = updateSchema(paymentType, kinds);

export type PaymentTypeCreation = z.infer<typeof paymentTypeCreation>;
export type PaymentTypeUpdate = z.infer<typeof paymentTypeUpdate>;
