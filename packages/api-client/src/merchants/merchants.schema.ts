import * as z from 'zod/mini';
import { fieldSchema } from '../entity/field-schema.ts';
import { creationSchema, patchSchema } from '../entity/input-schema.ts';
import { merchant } from './merchant.entity.ts';

const { merchant_id, money_orders } = merchant.fields;

/** A new merchant. The balance starts at 0. */
export const merchantCreation = creationSchema(merchant);

/** An update of a merchant; fields left out keep their values. */
export const merchantUpdate = patchSchema(merchant);

/**
 * An update of the balance of a merchant. `expected_money_orders` is the balance that the administrator saw: the server
 * refuses the update as changed if it differs from the present balance.
 */
export const merchantMoneyUpdate = z.object({
  merchant_id: fieldSchema(merchant_id),
  money_orders: fieldSchema(money_orders),
  expected_money_orders: z.optional(z.number()),
});

export type MerchantCreation = z.infer<typeof merchantCreation>;
export type MerchantUpdate = z.infer<typeof merchantUpdate>;
export type MerchantMoneyUpdate = z.infer<typeof merchantMoneyUpdate>;
