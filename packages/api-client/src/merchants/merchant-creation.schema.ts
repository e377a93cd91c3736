import type * as z from 'zod/mini';
import { creationSchema } from '../entity/creation-schema.ts';
import { merchant } from './merchant.entity.ts';

/** A new merchant. The balance starts at 0. */
export const merchantCreation = creationSchema(merchant);

export type MerchantCreation = z.infer<typeof merchantCreation>;
