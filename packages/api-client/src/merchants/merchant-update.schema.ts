import type * as z from 'zod/mini';
import { patchSchema } from '../entity/patch-schema.ts';
import { merchant } from './merchant.entity.ts';

/** An update of a merchant; fields left out keep their values. */
export const merchantUpdate = patchSchema(merchant);

export type MerchantUpdate = z.infer<typeof merchantUpdate>;
