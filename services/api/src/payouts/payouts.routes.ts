import {
  payoutApprovalCall,
  payoutCancellationCall,
  payoutDraftCall,
  payoutPaymentCall,
  payoutTermsCall,
} from '@tawseel/api-client/calls';
import { payout, payoutTerms, type PayoutTermsUpdate } from '@tawseel/api-client/schemas';
import { rowCounter } from '../checks/counters.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { serveList } from '../http/serve-list.ts';
import { draftPayouts } from './draft-payouts.ts';
import { approvePayout, cancelPayout, payPayout } from './payout-steps.ts';
import { checkPayouts, checkUnpaid } from './payouts.check.ts';
import {
  payoutLineList,
  payoutList,
  payoutMerchantList,
  payoutTermsList,
  unpaidLineList,
} from './payouts.list.ts';
import type { Tx } from '../database/database.ts';
import { requireMerchant } from '../merchants/merchants.repository.ts';

/** Sets when and how a merchant is paid; payouts that exist keep their lines. */
async function updatePayoutTerms(tx: Tx, companyId: string, update: PayoutTermsUpdate): Promise<void> {
  const { merchant_id, ...changes } = update;
  await requireMerchant(tx, companyId, merchant_id);
  const terms = { ...changes, account: changes.method === 'Cash' ? '' : changes.account };
  await tx
    .insertInto('payout_terms')
    .values({ company_id: companyId, merchant_id, ...terms })
    .onConflict((conflict) => conflict.columns(['company_id', 'merchant_id']).doUpdateSet(terms))
    .execute();
}

const group = 'Payouts';

export const payoutsDomain: Domain = {
  entities: [payout, payoutTerms],
  counters: [rowCounter(payout)],
  checks: [checkUnpaid, checkPayouts],
  routes(calls) {
    serveList(
      calls,
      'What each merchant is owed: due now, not yet due, and in payouts that are not paid',
      group,
      payoutMerchantList,
    );
    serveList(calls, 'Payouts to merchants; filter by `merchant_id`, `status` and days', group, payoutList);
    serveList(calls, 'Lines of payouts; filter by `payout_id`', group, payoutLineList);
    serveList(calls, 'Movements of merchant payable that no payout pays yet', group, unpaidLineList);
    serveList(calls, 'When and how merchants are paid', group, payoutTermsList);
    serveChange(calls, {
      ...payoutTermsCall,
      group,
      fresh: true,
      summary: 'Set when and how a merchant is paid',
      done: 'payoutTermsUpdated',
      run: (tx, { companyId }, body) => updatePayoutTerms(tx, companyId, body),
    });
    serveChange(calls, {
      ...payoutDraftCall,
      group,
      summary: 'Draft a payout of all that is due to each of the merchants, or to `all` whose day it is',
      done: 'payoutsDrafted',
      run: (tx, { companyId }, body) => draftPayouts(tx, companyId, body),
    });
    serveChange(calls, {
      ...payoutApprovalCall,
      group,
      fresh: true,
      summary:
        'Approve a payout: its total, how and to which account it is paid, and the highest fee; refused unless `expected_total` is its present total',
      done: 'payoutApproved',
      run: (tx, { companyId }, body) => approvePayout(tx, companyId, body),
    });
    serveChange(calls, {
      ...payoutPaymentCall,
      group,
      // The way is the approved one, which is in cash or needs a fresh proof.
      isSensitive: ({ method }) => method !== 'Cash',
      summary:
        'Pay a payout as it was approved, from the cash box, or, with a fresh proof, from the bank; the company pays the `bank_fee`',
      done: 'payoutPaid',
      run: (tx, { companyId }, body) => payPayout(tx, companyId, body),
    });
    serveChange(calls, {
      ...payoutCancellationCall,
      group,
      summary: 'Cancel a payout, so that its lines are unpaid; the owner alone cancels one that was paid',
      done: 'payoutCancelled',
      run: (tx, caller, body) => cancelPayout(tx, caller, body),
    });
  },
};
