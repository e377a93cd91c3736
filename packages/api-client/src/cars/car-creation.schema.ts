import type * as z from 'zod/mini';
import { company } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { creationSchema } from '../entity/creation-schema.ts';
import { carDay } from './car-day.ts';
import { car } from './car.entity.ts';
import { datesInOrder } from './dates-in-order.ts';

/** A new car; an empty `driver_id` means no driver. */
export const carCreation = creationSchema(car, { id, reference: id, company, text, day: carDay }).check(
  datesInOrder(),
);

export type CarCreation = z.infer<typeof carCreation>;
