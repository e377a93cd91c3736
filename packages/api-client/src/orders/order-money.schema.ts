import * as z from 'zod/mini';
import { filterLimit } from '../schema/limits.ts';

/** Names the orders whose posted money is requested, each by the text of its whole key. */
export const orderMoneyQuery = z.object({
  keys: z
    .array(z.string().check(z.maxLength(1000, 'tooLong:1000')))
    .check(z.maxLength(filterLimit.key, 'invalid')),
});
