import * as z from 'zod/mini';
import { moment } from '../schema/fields.ts';

/** Monthly payment of the company's own subscription; amounts in JD. */
export const payment = z.object({
  payment_id: z.string(),
  payment_date: moment(),
  payment_amount_month: z.number(),
  remaining_payment: z.number(),
  all_value_service_money: z.number(),
});

export type Payment = z.infer<typeof payment>;
