import type * as z from 'zod/mini';
import { day, money, phone } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { creationSchema } from '../entity/creation-schema.ts';
import { order } from './order.entity.ts';

/** An order that a merchant places. Its shop name is the merchant's unless one is given. */
export const orderCreation = creationSchema(order, { id, reference: id, text, phone, money, moment: day });

export type OrderCreation = z.infer<typeof orderCreation>;
