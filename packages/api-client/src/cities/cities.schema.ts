import * as z from 'zod/mini';
import { changedFields, identifier, moment, money, text } from '../schema/fields.ts';

/** City as a list answers it: prices in JD, up to three drivers who serve it. */
export const city = z.object({
  company_id: z.string(),
  country: z.string(),
  city: z.string(),
  delivery_type: z.string(),
  delivery_price: z.number(),
  return_price: z.number(),
  date_time: moment(),
  driver1_id: z.nullable(z.string()),
  driver2_id: z.nullable(z.string()),
  driver3_id: z.nullable(z.string()),
});

/** What the Create City form sends. */
export const cityCreation = z.object({
  company_id: z.optional(z.string()),
  country: text(100),
  city: text(100),
  delivery_type: text(100),
  delivery_price: money(),
  return_price: money(),
});

/** What the update modal sends: the city itself stays, its three drivers are required. */
export const cityUpdate = z.extend(cityCreation, {
  date_time: z.optional(z.string()),
  driver1_id: identifier(),
  driver2_id: identifier(),
  driver3_id: identifier(),
  changed_fields: changedFields(),
});

export type City = z.infer<typeof city>;
export type CityCreation = z.infer<typeof cityCreation>;
export type CityUpdate = z.infer<typeof cityUpdate>;
