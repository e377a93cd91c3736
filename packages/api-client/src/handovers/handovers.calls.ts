import * as z from 'zod/mini';
import { overdraft } from '../books/books.calls.ts';
import { choice, id, money, signedMoney, text, wholeNumber } from '../description/value-schemas.ts';
import { filsOf } from '../money/fils.ts';
import { filterLimit } from '../wire/limits.ts';
import { defineChange } from '../client/described-call.ts';

/** Values of the notes that are counted, in JD. */
export const notes = [50, 20, 10, 5, 1] as const;

const count = () => z.optional(wholeNumber());

/** A count of cash: the number of notes by value, and the amount in coins. */
const counts = z.object({
  50: count(),
  20: count(),
  10: count(),
  5: count(),
  1: count(),
  coins: z.optional(money()),
});

export type CashCounts = z.infer<typeof counts>;

/** The amount of a count, in fils. */
export function countedFils(counted: CashCounts): number {
  const coins = Math.round((counted.coins ?? 0) * 1000);
  return notes.reduce((sum, value) => sum + (counted[value] ?? 0) * value * 1000, coins);
}

interface Counted {
  counted: number;
  expected: number;
  commission_kept?: number | undefined;
}

/** Counted cash plus kept commission, less the expected cash, in fils. */
const differenceOf = ({ counted, expected, commission_kept = 0 }: Counted) =>
  filsOf(counted) + filsOf(commission_kept) - filsOf(expected);

/** Why the count differs from what is expected. */
export const handoverDifference = z.object({ difference_reason: text() });

const typed = {
  other: z.optional(signedMoney()),
  counts: z.optional(counts),
  commission_kept: z.optional(money()),
  note: z.optional(z.union([z.literal(''), text()], { error: 'text' })),
};

/** The typed fields of a handover before it is posted; empty ones are undefined. */
export const typedHandover = z.object({ ...typed, counted: z.optional(money()) });

/**
 * A handover as the cashier saw it: the orders, by keys or all of them; `other`, the handed part of the cash of no order;
 * `expected`, the sum of both; and `held`, all cash of the driver. It is refused as changed if the driver's cash differs.
 * An empty `difference_reason` is refused with a difference; clients of earlier releases do not know the field.
 */
export const handoverPosting = z
  .object({
    driver_id: id(),
    orders: z.union([
      z.literal('all'),
      z
        .array(z.string().check(z.maxLength(1000, 'tooLong:1000')))
        .check(z.maxLength(filterLimit.key, 'invalid')),
    ]),
    expected: money(),
    held: signedMoney(),
    counted: money(),
    ...typed,
    difference_reason: z.optional(z.union([z.literal(''), text()], { error: 'text' })),
  })
  .check(
    z.refine((posting) => posting.difference_reason !== '' || differenceOf(posting) === 0, {
      path: ['difference_reason'],
      error: 'required',
    }),
    z.refine(({ counted, counts: by }) => !by || countedFils(by) === Math.round(counted * 1000), {
      path: ['counted'],
      error: 'invalid',
    }),
  );

/** A reversal; its reason is shown with the handover. */
export const handoverReversal = z.object({ handover_id: wholeNumber(), reason: text(), ...overdraft });

export const shortageEnds = ['repaid', 'written_off'] as const;

/** A shortage, or a part of it, that the driver repaid or the company bears. Refused unless `expected_shortage` is the present one. */
export const shortagePosting = z.object({
  driver_id: id(),
  amount: money().check(z.refine((amount) => amount > 0, 'required')),
  as: choice({ values: shortageEnds }),
  expected_shortage: z.optional(signedMoney()),
  reason: text(),
});

export type TypedHandover = z.infer<typeof typedHandover>;
export type HandoverPosting = z.infer<typeof handoverPosting>;
export type HandoverReversal = z.infer<typeof handoverReversal>;
export type ShortagePosting = z.infer<typeof shortagePosting>;

const posts = {
  method: 'POST',
  allow: 'handovers.post',
  needs: 'handovers',
  changes: ['handover', 'driver', 'ledger_entry'],
} as const;

export const handoverCall = defineChange({ ...posts, path: '/DC/PostHandover', body: handoverPosting });

export const handoverReversalCall = defineChange({
  ...posts,
  path: '/DC/ReverseHandover',
  body: handoverReversal,
});

export const shortageCall = defineChange({ ...posts, path: '/DC/PostShortage', body: shortagePosting });
