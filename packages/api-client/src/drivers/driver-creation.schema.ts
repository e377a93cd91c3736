import type * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { company, email, money, phone, secret } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { creationSchema } from '../entity/creation-schema.ts';
import { driver } from './driver.entity.ts';

/** A new driver. The balances start at 0. */
export const driverCreation = creationSchema(driver, {
  id,
  company,
  text,
  secret,
  money,
  email,
  phone,
  choice,
});

export type DriverCreation = z.infer<typeof driverCreation>;
