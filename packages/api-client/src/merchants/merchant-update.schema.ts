import type * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { company, email, phone, secret } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { patchSchema } from '../entity/patch-schema.ts';
import { merchant } from './merchant.entity.ts';

/** An update of a merchant; fields left out keep their values. */
export const merchantUpdate = patchSchema(merchant, { id, company, text, secret, email, phone, choice });

export type MerchantUpdate = z.infer<typeof merchantUpdate>;
