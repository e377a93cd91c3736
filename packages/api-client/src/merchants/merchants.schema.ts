import * as z from 'zod/mini';
import { accountStatuses } from '../drivers/drivers.schema.ts';
import {
  changedFields,
  choice,
  email,
  identifier,
  moment,
  money,
  password,
  phone,
  text,
} from '../schema/fields.ts';

/** Merchant as a list answers it: no password; `money_orders` is the balance in JD. */
export const merchant = z.object({
  merchant_id: z.string(),
  company_id: z.string(),
  full_name: z.string(),
  shop_name: z.string(),
  working_hours: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  status: z.enum(accountStatuses),
  money_orders: z.number(),
  account_created_at: moment(),
});

/** What the Create Merchant form sends. The balance starts at 0 whatever the body says. */
export const merchantCreation = z.object({
  merchant_id: identifier(),
  company_id: z.optional(z.string()),
  password: password(),
  full_name: text(100),
  shop_name: text(100),
  working_hours: text(100),
  city: text(100),
  phone: phone(),
  email: email(),
  status: choice(accountStatuses),
  money_orders: z.optional(z.number()),
});

/** What the edit modal sends; fields left out stay as they are, so do an empty password and the balance. */
export const merchantUpdate = z.object({
  merchant_id: identifier(),
  company_id: z.optional(z.string()),
  password: z.optional(z.union([z.literal(''), password()], { error: 'tooShort:6' })),
  full_name: z.optional(text(100)),
  shop_name: z.optional(text(100)),
  working_hours: z.optional(text(100)),
  city: z.optional(text(100)),
  phone: z.optional(phone()),
  email: z.optional(email()),
  status: z.optional(choice(accountStatuses)),
  money_orders: z.optional(z.number()),
  changed_fields: changedFields(),
});

/**
 * Sets a merchant's balance. With `expected_money_orders`, the balance the administrator saw, a different one now is
 * refused as changed.
 */
export const merchantMoneyUpdate = z.object({
  merchant_id: identifier(),
  money_orders: money(),
  expected_money_orders: z.optional(z.number()),
});

export type Merchant = z.infer<typeof merchant>;
export type MerchantCreation = z.infer<typeof merchantCreation>;
export type MerchantUpdate = z.infer<typeof merchantUpdate>;
export type MerchantMoneyUpdate = z.infer<typeof merchantMoneyUpdate>;
