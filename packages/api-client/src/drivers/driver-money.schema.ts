import * as z from 'zod/mini';
import { signedMoney } from '../entity/field.ts';
import { fieldSchema } from '../entity/field-schema.ts';
import { changedFields } from '../entity/changed-fields.ts';
import { driver } from './driver.entity.ts';

const { fields } = driver;
const balance = () => fieldSchema(signedMoney());

/**
 * An update of the salary, commissions and balances of a driver. `original_money_driver` and, where they are sent,
 * `expected_money_orders` and `expected_total_delivery_money` are the balances that the administrator saw. The server
 * refuses the update as changed if one of them differs from the present balance. The server computes
 * `deliveryMoneySpent` itself.
 */
export const driverMoneyUpdate = z.object({
  driver_id: fieldSchema(fields.driver_id),
  salary: fieldSchema(fields.salary),
  commission_driver: fieldSchema(fields.commission_driver),
  commission_return: fieldSchema(fields.commission_return),
  money_driver: balance(),
  money_orders: balance(),
  total_delivery_money: balance(),
  original_money_driver: balance(),
  expected_money_orders: z.optional(balance()),
  expected_total_delivery_money: z.optional(balance()),
  deliveryMoneySpent: z.optional(z.number()),
  changed_fields: changedFields(),
});

export type DriverMoneyUpdate = z.infer<typeof driverMoneyUpdate>;
