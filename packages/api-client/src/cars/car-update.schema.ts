import type * as z from 'zod/mini';
import { company } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { updateSchema } from '../entity/update-schema.ts';
import { carDay } from './car-day.ts';
import { car } from './car.entity.ts';
import { datesInOrder } from './dates-in-order.ts';

/** An update of a car; its plate stays. */
export const carUpdate = updateSchema(car, { id, reference: id, company, text, day: carDay }).check(
  datesInOrder(),
);

export type CarUpdate = z.infer<typeof carUpdate>;
