import type * as z from 'zod/mini';
import { patchSchema } from '../entity/patch-schema.ts';
import { driver } from './driver.entity.ts';

/** An update of a driver; fields left out keep their values. */
export const driverUpdate = patchSchema(driver);

export type DriverUpdate = z.infer<typeof driverUpdate>;
