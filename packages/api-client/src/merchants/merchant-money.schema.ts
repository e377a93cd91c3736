import * as z from 'zod/mini';
import { money } from '../entity/kind-schemas.ts';
import { id } from '../entity/text-schemas.ts';

/**
 * An update of the balance of a merchant. `expected_money_orders` is the balance that the administrator saw: the server
 * refuses the update as changed if it differs from the present balance.
 */
export const merchantMoneyUpdate = z.object({
  merchant_id: id(),
  money_orders: money(),
  expected_money_orders: z.optional(z.number()),
});

export type MerchantMoneyUpdate = z.infer<typeof merchantMoneyUpdate>;
