import type * as z from 'zod/mini';
import { creationSchema } from '../entity/creation-schema.ts';
import { order } from './order.entity.ts';

/** An order that a merchant places. Its shop name is the merchant's unless one is given. */
export const orderCreation = creationSchema(order);

export type OrderCreation = z.infer<typeof orderCreation>;
