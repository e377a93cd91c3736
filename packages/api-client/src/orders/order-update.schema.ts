import type * as z from 'zod/mini';
import { day, money, phone } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { updateSchema } from '../entity/update-schema.ts';
import { order } from './order.entity.ts';

/** An update of an order that has not ended: all but its key, its status and the times that the server sets. */
export const orderUpdate = updateSchema(order, { id, reference: id, text, phone, money, moment: day });

export type OrderUpdate = z.infer<typeof orderUpdate>;
