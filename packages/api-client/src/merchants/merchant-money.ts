import * as z from 'zod/mini';
import { id, money } from '../description/value-schemas.ts';
import { defineChange } from '../client/described-call.ts';

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

export const merchantMoneyCall = defineChange({
  method: 'PUT',
  path: '/DC/UpdateMerchantsMoney',
  allow: 'balances.change',
  body: merchantMoneyUpdate,
  changes: ['merchant', 'ledger_entry'],
});
