import type * as z from 'zod/mini';
import { creationSchema, updateSchema } from '../entity/input-schema.ts';
import { city } from './city.entity.ts';

/** A new city with its prices. */
export const cityCreation = creationSchema(city);

/** An update of the prices of a city and of its three drivers, which are required. */
export const cityUpdate = updateSchema(city);

export type CityCreation = z.infer<typeof cityCreation>;
export type CityUpdate = z.infer<typeof cityUpdate>;
