import type * as z from 'zod/mini';
import { creationSchema } from '../entity/creation-schema.ts';
import { city } from './city.entity.ts';

/** A new city with its prices. */
export const cityCreation = creationSchema(city);

export type CityCreation = z.infer<typeof cityCreation>;
