import type * as z from 'zod/mini';
import { company, money } from '../entity/kind-schemas.ts';
import { text } from '../entity/text-schemas.ts';
import { creationSchema } from '../entity/creation-schema.ts';
import { city } from './city.entity.ts';

/** A new city with its prices. */
export const cityCreation = creationSchema(city, { company, text, money });

export type CityCreation = z.infer<typeof cityCreation>;
