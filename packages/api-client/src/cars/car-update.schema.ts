import type * as z from 'zod/mini';
import { updateSchema } from '../entity/update-schema.ts';
import { car } from './car.entity.ts';

/** An update of a car; its plate stays. */
export const carUpdate = updateSchema(car);

export type CarUpdate = z.infer<typeof carUpdate>;
