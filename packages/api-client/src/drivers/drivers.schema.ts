import * as z from 'zod/mini';
import {
  changedFields,
  choice,
  email,
  identifier,
  moment,
  money,
  password,
  phone,
  signedMoney,
  text,
} from '../schema/fields.ts';

/** Whether a driver or merchant may work. */
export const accountStatuses = ['Active', 'InActive'] as const;

/** Driver as a list answers it: no password; amounts in JD. */
export const driver = z.object({
  driver_id: z.string(),
  company_id: z.string(),
  name_driver: z.string(),
  salary: z.number(),
  commission_driver: z.number(),
  commission_return: z.number(),
  money_driver: z.number(),
  money_orders: z.number(),
  total_delivery_money: z.number(),
  city_driver: z.string(),
  email_driver: z.string(),
  phone_driver: z.string(),
  status: z.enum(accountStatuses),
  created_account_driver: moment(),
});

/** What the Create Driver form sends. Balances start at 0 whatever the body says. */
export const driverCreation = z.object({
  driver_id: identifier(),
  company_id: z.optional(z.string()),
  name_driver: text(100),
  password_driver: password(),
  salary: money(),
  commission_driver: money(),
  commission_return: money(),
  city_driver: text(100),
  email_driver: email(),
  phone_driver: phone(),
  status: choice(accountStatuses),
  money_driver: z.optional(z.number()),
  money_orders: z.optional(z.number()),
  total_delivery_money: z.optional(z.number()),
});

/** What the update modal sends; fields left out stay as they are, so does an empty password. */
export const driverUpdate = z.object({
  driver_id: identifier(),
  company_id: z.optional(z.string()),
  name_driver: z.optional(text(100)),
  password_driver: z.optional(z.union([z.literal(''), password()], { error: 'tooShort:6' })),
  salary: z.optional(money()),
  commission_driver: z.optional(money()),
  commission_return: z.optional(money()),
  city_driver: z.optional(text(100)),
  email_driver: z.optional(email()),
  phone_driver: z.optional(phone()),
  status: z.optional(choice(accountStatuses)),
  changed_fields: changedFields(),
});

/**
 * What the drivers' money modal sends. `original_money_driver` and, where they are sent, `expected_money_orders` and
 * `expected_total_delivery_money` are the balances that the administrator saw. The server refuses the update as changed
 * if one of them differs from the present balance. `deliveryMoneySpent` is recomputed by the server.
 */
export const driverMoneyUpdate = z.object({
  driver_id: identifier(),
  salary: money(),
  commission_driver: money(),
  commission_return: money(),
  money_driver: signedMoney(),
  money_orders: signedMoney(),
  total_delivery_money: signedMoney(),
  original_money_driver: signedMoney(),
  expected_money_orders: z.optional(signedMoney()),
  expected_total_delivery_money: z.optional(signedMoney()),
  deliveryMoneySpent: z.optional(z.number()),
  changed_fields: changedFields(),
});

export type Driver = z.infer<typeof driver>;
export type DriverCreation = z.infer<typeof driverCreation>;
export type DriverUpdate = z.infer<typeof driverUpdate>;
export type DriverMoneyUpdate = z.infer<typeof driverMoneyUpdate>;
