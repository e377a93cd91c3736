import type * as z from 'zod/mini';
import { creationSchema } from '../entity/creation-schema.ts';
import { car } from './car.entity.ts';

/** A new car; an empty `driver_id` is no driver. */
export const carCreation = creationSchema(car);

export type CarCreation = z.infer<typeof carCreation>;
