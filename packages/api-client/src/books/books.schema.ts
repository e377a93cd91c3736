import * as z from 'zod/mini';
import { choice } from '../entity/choice-schema.ts';
import { money, signedMoney } from '../entity/kind-schemas.ts';
import { id, text } from '../entity/text-schemas.ts';
import { moneyPlaces } from './book-accounts.ts';

const positive = () => money().check(z.refine((amount) => amount > 0, 'required'));

/** Money that moves between the cash box, the bank and clearing. The receiver gets `amount` less `fee`. */
export const moneyMove = z
  .object({
    from: choice({ values: moneyPlaces }),
    to: choice({ values: moneyPlaces }),
    amount: positive(),
    fee: z.optional(money()),
    reason: z.optional(z.union([z.literal(''), text()])),
  })
  .check(
    z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid' }),
    z.refine(({ amount, fee = 0 }) => fee <= amount, { path: ['fee'], error: 'invalid' }),
  );

/** A count of the cash box. */
export const countedCash = z.object({ counted: money() });

/** A count of the cash box; refused as changed unless `expected` is its present balance. */
export const cashCount = z.object({ ...countedCash.shape, expected: signedMoney() });

/** The reversal of a delivered or returned order's end. */
export const orderReversal = z.object({ merchant_order_id: id(), merchant_id: id(), reason: text() });

export type MoneyMove = z.infer<typeof moneyMove>;
export type CashCount = z.infer<typeof cashCount>;
export type OrderReversal = z.infer<typeof orderReversal>;
