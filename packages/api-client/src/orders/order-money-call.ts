import * as z from 'zod/mini';
import { defineRead } from '../client/described-call.ts';
import { filterLimit } from '../wire/limits.ts';

/** Requests the posted money of orders, each named by the text of its whole key. */
export const orderMoneyCall = defineRead({
  path: '/DC/DisplayOrdersMoney',
  allow: 'balances.see',
  needs: 'ledger',
  body: z.object({
    keys: z
      .array(z.string().check(z.maxLength(1000, 'tooLong:1000')))
      .check(z.maxLength(filterLimit.key, 'invalid')),
  }),
});
