import { useApiMutation } from '@tawseel/api-client';
import {
  payoutApprovalCall,
  payoutCancellationCall,
  payoutDraftCall,
  payoutPaymentCall,
  payoutTermsCall,
} from './payouts.calls.ts';

export { payout, type Payout } from './payout.entity.ts';
export { payoutLine, unpaidLine, type PayoutLine, type UnpaidLine } from './payout-line.entity.ts';
export { payoutMerchant, type PayoutMerchant } from './payout-merchant.entity.ts';
export { payoutTerms, type PayoutTerms } from './payout-terms.entity.ts';
export { payoutApproval, payoutCancellation, payoutPayment, payoutTermsUpdate } from './payouts.calls.ts';

/** Drafts payouts of all that is due to the merchants. */
export const usePayoutDraft = () => useApiMutation(payoutDraftCall);
/** Approves a draft; refused as `changed` if its total is not the one that was seen. */
export const usePayoutApproval = () => useApiMutation(payoutApprovalCall);
/** Pays an approved payout. */
export const usePayoutPayment = () => useApiMutation(payoutPaymentCall);
/** Cancels a payout and frees its lines. */
export const usePayoutCancellation = () => useApiMutation(payoutCancellationCall);
/** Sets when and how a merchant is paid. */
export const usePayoutTermsUpdate = () => useApiMutation(payoutTermsCall);
