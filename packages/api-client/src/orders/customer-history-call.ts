import * as z from 'zod/mini';
import { defineRead } from '../client/described-call.ts';
import { phone } from '../description/value-schemas.ts';

/** Requests what the company's orders say about a customer, in whichever spelling the phone number is. */
export const customerHistoryCall = defineRead({
  path: '/DC/CustomerHistory',
  allow: 'orders.edit',
  needs: 'intake',
  body: z.object({ phone_customer: phone() }),
});
