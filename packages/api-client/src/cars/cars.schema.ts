import * as z from 'zod/mini';
import { changedFields, day, identifier, text } from '../schema/fields.ts';

/** Car as a list answers it; `car_id` is its plate, `driver_id` empty when nobody drives it. */
export const car = z.object({
  car_id: z.string(),
  driver_id: z.nullable(z.string()),
  company_id: z.string(),
  type_car: z.string(),
  model: z.string(),
  date_car_manufacture: z.string(),
  date_car_service_start: z.string(),
});

/** What the Create Car form sends; an empty `driver_id` is no driver. */
export const carInput = z.object({
  car_id: identifier(),
  driver_id: z.optional(z.nullable(z.union([z.literal(''), identifier()]))),
  company_id: z.optional(z.string()),
  type_car: text(100),
  model: text(100),
  date_car_manufacture: day(),
  date_car_service_start: day(),
});

/** What the update modal sends: the plate stays. */
export const carUpdate = z.extend(carInput, { changed_fields: changedFields() });

export type Car = z.infer<typeof car>;
export type CarInput = z.infer<typeof carInput>;
export type CarUpdate = z.infer<typeof carUpdate>;
