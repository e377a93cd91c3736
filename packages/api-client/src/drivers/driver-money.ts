import * as z from 'zod/mini';
import { changedFields } from '../description/input-schemas.ts';
import { id, money, signedMoney } from '../description/value-schemas.ts';
import { defineChange } from '../client/described-call.ts';

/** Salary, commissions and balances of a driver. */
export const driverAmounts = z.object({
  salary: money(),
  commission_driver: money(),
  commission_return: money(),
  money_driver: signedMoney(),
  money_orders: signedMoney(),
  total_delivery_money: signedMoney(),
});

export type DriverAmounts = z.infer<typeof driverAmounts>;

/**
 * An update of the salary, commissions and balances of a driver. `original_money_driver` and, where they are sent,
 * `expected_money_orders` and `expected_total_delivery_money` are the balances that the administrator saw. The server
 * refuses the update as changed if one of them differs from the present balance. The server computes
 * `deliveryMoneySpent` itself.
 */
export const driverMoneyUpdate = z.object({
  driver_id: id(),
  ...driverAmounts.shape,
  original_money_driver: signedMoney(),
  expected_money_orders: z.optional(signedMoney()),
  expected_total_delivery_money: z.optional(signedMoney()),
  deliveryMoneySpent: z.optional(z.number()),
  changed_fields: changedFields,
});

export type DriverMoneyUpdate = z.infer<typeof driverMoneyUpdate>;

export const driverMoneyCall = defineChange({
  method: 'PUT',
  path: '/DC/UpdateDriversMoney',
  allow: 'balances.change',
  body: driverMoneyUpdate,
  changes: ['driver', 'ledger_entry'],
});
