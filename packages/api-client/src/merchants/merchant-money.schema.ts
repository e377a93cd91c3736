import * as z from 'zod/mini';
import { fieldSchema } from '../entity/field-schema.ts';
import { merchant } from './merchant.entity.ts';

const { merchant_id, money_orders } = merchant.fields;

/**
 * An update of the balance of a merchant. `expected_money_orders` is the balance that the administrator saw: the server
 * refuses the update as changed if it differs from the present balance.
 */
export const merchantMoneyUpdate = z.object({
  merchant_id: fieldSchema(merchant_id),
  money_orders: fieldSchema(money_orders),
  expected_money_orders: z.optional(z.number()),
});

export type MerchantMoneyUpdate = z.infer<typeof merchantMoneyUpdate>;
