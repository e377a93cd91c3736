import type * as z from 'zod/mini';
import { creationSchema } from '../entity/creation-schema.ts';
import { driver } from './driver.entity.ts';

/** A new driver. The balances start at 0. */
export const driverCreation = creationSchema(driver);

export type DriverCreation = z.infer<typeof driverCreation>;
