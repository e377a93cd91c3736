import type * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { company, email, money, phone, secret } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { patchSchema } from '../entity/patch-schema.ts';
import { driver } from './driver.entity.ts';

/** An update of a driver; fields left out keep their values. */
export const driverUpdate = patchSchema(driver, { id, company, text, secret, money, email, phone, choice });

export type DriverUpdate = z.infer<typeof driverUpdate>;
