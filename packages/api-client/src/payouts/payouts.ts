import { useApiMutation, useList, type ApiMutation, type ListView } from '@tawseel/api-client';
import { payout } from './payout.entity.ts';
import { payoutLine, unpaidLine } from './payout-line.entity.ts';
import { payoutMerchant } from './payout-merchant.entity.ts';
import { payoutTerms } from './payout-terms.entity.ts';
import type {
  PayoutApproval,
  PayoutCancellation,
  PayoutDraft,
  PayoutPayment,
  PayoutTermsUpdate,
} from './payouts.schema.ts';

export { payout, type Payout } from './payout.entity.ts';
export { payoutLine, unpaidLine, type PayoutLine, type UnpaidLine } from './payout-line.entity.ts';
export { payoutMerchant, type PayoutMerchant } from './payout-merchant.entity.ts';
export { payoutTerms, type PayoutTerms } from './payout-terms.entity.ts';
export { payoutApproval, payoutCancellation, payoutPayment, payoutTermsUpdate } from './payouts.schema.ts';

const call = { needs: 'payouts', method: 'POST' } as const;

const draft: ApiMutation<PayoutDraft> = {
  ...call,
  allow: 'payouts.draft',
  path: '/DC/DraftPayouts',
  invalidates: ['payout'],
};
const approval: ApiMutation<PayoutApproval> = {
  ...call,
  allow: 'payouts.approve',
  path: '/DC/ApprovePayout',
  invalidates: ['payout'],
};
const payment: ApiMutation<PayoutPayment> = {
  ...call,
  allow: 'payouts.pay',
  path: '/DC/PayPayout',
  invalidates: ['payout', 'merchant', 'ledger_entry'],
};
const cancellation: ApiMutation<PayoutCancellation> = {
  ...call,
  allow: 'payouts.draft',
  path: '/DC/CancelPayout',
  invalidates: ['payout', 'merchant', 'ledger_entry'],
};
const termsUpdate: ApiMutation<PayoutTermsUpdate> = {
  needs: 'payouts',
  method: 'PUT',
  allow: 'payouts.draft',
  path: '/DC/UpdatePayoutTerms',
  invalidates: ['payout_terms'],
};

/** Payouts, newest first. */
export const usePayouts = (view: ListView) => useList(payout, view);
/** Lines of payouts, in the order of the books. */
export const usePayoutLines = (view: ListView) => useList(payoutLine, view);
/** Movements that no payout pays yet. */
export const useUnpaidLines = (view: ListView) => useList(unpaidLine, view);
/** List of the amounts due to merchants. */
export const usePayoutMerchants = (view: ListView) => useList(payoutMerchant, view);
/** The terms of merchants that have any. */
export const usePayoutTerms = (view: ListView) => useList(payoutTerms, view);
/** Drafts payouts of all that is due to the merchants. */
export const usePayoutDraft = () => useApiMutation(draft);
/** Approves a draft; refused as `changed` if its total is not the one that was seen. */
export const usePayoutApproval = () => useApiMutation(approval);
/** Pays an approved payout. */
export const usePayoutPayment = () => useApiMutation(payment);
/** Cancels a payout and frees its lines. */
export const usePayoutCancellation = () => useApiMutation(cancellation);
/** Sets when and how a merchant is paid. */
export const usePayoutTermsUpdate = () => useApiMutation(termsUpdate);
