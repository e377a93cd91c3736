import type * as z from 'zod/mini';
import { company, money } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { updateSchema } from '../entity/update-schema.ts';
import { city } from './city.entity.ts';

/** An update of the prices of a city and of its drivers. */
export const cityUpdate = updateSchema(city, { company, text, money, reference: id });

export type CityUpdate = z.infer<typeof cityUpdate>;
