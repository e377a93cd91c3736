import * as z from 'zod/mini';
import { choice, id, money, signedMoney, text, wholeNumber } from '../description/value-schemas.ts';
import { overdraft } from '../books/books.calls.ts';
import { batchLimit } from '../wire/limits.ts';
import { bankAccount, fitsMethod } from './bank-account.schema.ts';
import { payoutConditions, payoutMethods, payoutWeekdays } from './payout-choices.ts';
import { defineChange } from '../client/described-call.ts';

/** A person has seen the total: another one is refused as changed. */
const seen = { payout_id: wholeNumber(), expected_total: signedMoney() } as const;

const account = { path: ['account'], error: 'invalid' };

/** New terms of a merchant; the account belongs to the method. */
export const payoutTermsUpdate = z
  .object({
    merchant_id: id(),
    condition: choice({ values: payoutConditions }),
    days: wholeNumber({ max: 365 }),
    weekday: choice({ values: payoutWeekdays }),
    method: choice({ values: payoutMethods }),
    account: bankAccount(),
  })
  .check(z.refine(fitsMethod, account));

/** Merchants to draft payouts for; `all` are those whose day of the week is today or any. */
export const payoutDraft = z.object({
  merchants: z.union([z.literal('all'), z.array(id()).check(z.minLength(1), z.maxLength(batchLimit))]),
});

/**
 * The approval of a payout: how, to which account and with which fee at most it is paid. Without them it is paid as it was drafted
 * or approved before, and a draft without a fee. An approved payout that is to be paid in another way is approved again.
 */
export const payoutApproval = z
  .object({
    ...seen,
    method: z.optional(choice({ values: payoutMethods })),
    account: z.optional(bankAccount()),
    max_fee: z.optional(money()),
  })
  .check(
    z.refine(
      ({ method, account: to }) =>
        method === undefined ? to === undefined : fitsMethod({ method, account: to ?? '' }),
      account,
    ),
    z.refine(({ method, max_fee }) => method !== 'Cash' || !max_fee, { path: ['max_fee'], error: 'invalid' }),
  );

/** The payment of a payout as it was approved. A payment by bank has a reference, and may have a fee, which the company pays. */
export const payoutPayment = z
  .object({
    ...seen,
    method: choice({ values: payoutMethods }),
    account: bankAccount(),
    reference: z.optional(z.union([z.literal(''), text({ max: 100 })])),
    bank_fee: z.optional(money()),
    ...overdraft,
  })
  .check(
    z.refine(fitsMethod, account),
    z.refine(({ method, reference }) => method === 'Cash' || Boolean(reference), {
      path: ['reference'],
      error: 'required',
    }),
    z.refine(({ method, bank_fee }) => method !== 'Cash' || !bank_fee, {
      path: ['bank_fee'],
      error: 'invalid',
    }),
  );

/** The cancellation of a payout; the books mirror one that was paid. */
export const payoutCancellation = z.object({ payout_id: wholeNumber(), reason: text() });

export type PayoutTermsUpdate = z.infer<typeof payoutTermsUpdate>;
export type PayoutDraft = z.infer<typeof payoutDraft>;
export type PayoutApproval = z.infer<typeof payoutApproval>;
export type PayoutPayment = z.infer<typeof payoutPayment>;
export type PayoutCancellation = z.infer<typeof payoutCancellation>;

const payouts = { method: 'POST', needs: 'payouts' } as const;

export const payoutDraftCall = defineChange({
  ...payouts,
  path: '/DC/DraftPayouts',
  allow: 'payouts.draft',
  body: payoutDraft,
  changes: ['payout'],
});

export const payoutApprovalCall = defineChange({
  ...payouts,
  path: '/DC/ApprovePayout',
  allow: 'payouts.approve',
  body: payoutApproval,
  changes: ['payout'],
});

export const payoutPaymentCall = defineChange({
  ...payouts,
  path: '/DC/PayPayout',
  allow: 'payouts.pay',
  body: payoutPayment,
  changes: ['payout', 'merchant', 'ledger_entry'],
});

export const payoutCancellationCall = defineChange({
  ...payouts,
  path: '/DC/CancelPayout',
  allow: 'payouts.draft',
  body: payoutCancellation,
  changes: ['payout', 'merchant', 'ledger_entry'],
});

export const payoutTermsCall = defineChange({
  ...payouts,
  method: 'PUT',
  path: '/DC/UpdatePayoutTerms',
  allow: 'payouts.draft',
  body: payoutTermsUpdate,
  changes: ['payout_terms'],
});
