import type * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { company, email, phone, secret } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { creationSchema } from '../entity/creation-schema.ts';
import { merchant } from './merchant.entity.ts';

/** A new merchant. The balance starts at 0. */
export const merchantCreation = creationSchema(merchant, { id, company, text, secret, email, phone, choice });

export type MerchantCreation = z.infer<typeof merchantCreation>;
