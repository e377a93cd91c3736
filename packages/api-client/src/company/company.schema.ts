import * as z from 'zod/mini';

/** Company of the signed-in administrator, its subscription included; amounts in JD. */
export const company = z.object({
  company_id: z.string(),
  name_company: z.string(),
  name_admin: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  city: z.string(),
  type_account_subscription: z.string(),
  subscription_month: z.number(),
  start_subscription: z.nullable(z.string()),
  end_subscription: z.nullable(z.string()),
  status: z.string(),
  payment: z.number(),
  /** What remains to be paid. */
  subscription_value_money: z.number(),
});

export type Company = z.infer<typeof company>;
