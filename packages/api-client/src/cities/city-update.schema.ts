import type * as z from 'zod/mini';
import { updateSchema } from '../entity/update-schema.ts';
import { city } from './city.entity.ts';

/** An update of the prices of a city and of its three drivers, which are required. */
export const cityUpdate = updateSchema(city);

export type CityUpdate = z.infer<typeof cityUpdate>;
