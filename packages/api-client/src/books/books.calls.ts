import * as z from 'zod/mini';
import { choice, id, money, signedMoney, text } from '../description/value-schemas.ts';
import { batchLimit } from '../wire/limits.ts';
import { moneyPlaces, openingAccounts, type OpeningAccount } from './book-accounts.ts';
import { defineChange } from '../client/described-call.ts';

/** Whether drivers or merchants have the account, each their own. */
function isHolderAccount(account: OpeningAccount) {
  return account === 'driver_cash' || account === 'merchant_payable';
}

const positive = () => money().check(z.refine((amount) => amount > 0, 'required'));

/** The refusal that a person accepts by sending the request again with its code: the cash box is then below zero. */
export const overdraft = { confirm: z.optional(choice({ values: ['overdrawn'] })) } as const;

/** Money that moves between the cash box, the bank, clearing and the owner. The receiver gets `amount` less `fee`. */
export const moneyMove = z
  .object({
    from: choice({ values: moneyPlaces }),
    to: choice({ values: moneyPlaces }),
    amount: positive(),
    fee: z.optional(money()),
    reason: z.optional(z.union([z.literal(''), text()])),
    ...overdraft,
  })
  .check(
    z.refine(({ from, to }) => from !== to, { path: ['to'], error: 'invalid' }),
    z.refine(({ amount, fee = 0 }) => fee <= amount, { path: ['fee'], error: 'invalid' }),
  );

/** A count of the cash box. */
export const countedCash = z.object({ counted: money() });

/** The origin of money that a first count finds: opening money from before the books began, or earned since. */
const firstDifferences = ['opening', 'earned'] as const;

/**
 * A count of the cash box; refused as changed unless `expected` is its present balance. A first count that finds more than
 * that says what the `difference` is, unless the cash box has opening money.
 */
export const cashCount = z.object({
  ...countedCash.shape,
  expected: signedMoney(),
  difference: z.optional(choice({ values: firstDifferences })),
});

const openingLine = z
  .object({
    account: choice({ values: openingAccounts }),
    holder_id: z.optional(id()),
    amount: signedMoney(),
    expected: signedMoney(),
  })
  .check(
    z.refine(({ account, holder_id }) => isHolderAccount(account) === Boolean(holder_id), {
      path: ['holder_id'],
      error: 'required',
    }),
    z.refine(({ account, amount }) => account !== 'cash_box' || amount >= 0, {
      path: ['amount'],
      error: 'negative',
    }),
  );

/** The typed opening money of one account. */
export const typedOpening = (account: OpeningAccount) =>
  z.object({
    holder_id: isHolderAccount(account) ? id() : z.optional(id()),
    amount: account === 'cash_box' ? money() : signedMoney(),
    reason: z.optional(z.union([z.literal(''), text()])),
  });

/** Opening money of accounts, each named once; refused as changed unless `expected` is the present one, 0 if it has none. */
export const openingPosting = z.object({
  lines: z.array(openingLine, 'invalid').check(
    z.minLength(1, 'required'),
    z.maxLength(batchLimit, 'invalid'),
    z.refine(
      (lines) =>
        new Set(lines.map(({ account, holder_id = '' }) => `${account} ${holder_id}`)).size === lines.length,
      'duplicate',
    ),
  ),
  reason: z.optional(z.union([z.literal(''), text()])),
  ...overdraft,
});

/** The reversal of a delivered or returned order's end. */
export const orderReversal = z.object({ merchant_order_id: id(), merchant_id: id(), reason: text() });

export type MoneyMove = z.infer<typeof moneyMove>;
export type CashCount = z.infer<typeof cashCount>;
export type OpeningPosting = z.infer<typeof openingPosting>;
export type OrderReversal = z.infer<typeof orderReversal>;

export const moneyMoveCall = defineChange({
  method: 'POST',
  path: '/DC/MoveMoney',
  allow: 'cash.move',
  needs: 'books',
  body: moneyMove,
  changes: ['ledger_entry'],
});

export const cashCountCall = defineChange({
  method: 'POST',
  path: '/DC/CountCashBox',
  allow: 'cash.count',
  needs: 'books',
  body: cashCount,
  changes: ['ledger_entry'],
});

export const openingCall = defineChange({
  method: 'POST',
  path: '/DC/PostOpening',
  allow: 'cash.own',
  needs: 'opening',
  body: openingPosting,
  changes: ['ledger_entry', 'opening_balance', 'driver', 'merchant'],
});

export const orderReversalCall = defineChange({
  method: 'POST',
  path: '/DC/ReverseOrderEnd',
  allow: 'orders.reverse',
  needs: 'books',
  body: orderReversal,
  changes: ['order', 'profit', 'driver', 'merchant', 'ledger_entry'],
  sets: { status: 'In Transit', end_reason: null, date_order_delivery_customer_end: null },
});
