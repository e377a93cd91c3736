import type * as z from 'zod/mini';
import { creationSchema, updateSchema } from '../entity/input-schema.ts';
import { car } from './car.entity.ts';

/** A new car; an empty `driver_id` is no driver. */
export const carCreation = creationSchema(car);

/** An update of a car; its plate stays. */
export const carUpdate = updateSchema(car);

export type CarCreation = z.infer<typeof carCreation>;
export type CarUpdate = z.infer<typeof carUpdate>;
