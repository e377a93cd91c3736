import type { PayoutTermsUpdate } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import { requireMerchant } from '../merchants/merchants.repository.ts';

/** Sets when and how a merchant is paid; payouts that exist keep their lines. */
export async function updatePayoutTerms(tx: Tx, companyId: string, update: PayoutTermsUpdate): Promise<void> {
  const { merchant_id, ...changes } = update;
  await requireMerchant(tx, companyId, merchant_id);
  const terms = { ...changes, account: changes.method === 'Cash' ? '' : changes.account };
  await tx
    .insertInto('payout_terms')
    .values({ company_id: companyId, merchant_id, ...terms })
    .onConflict((conflict) => conflict.columns(['company_id', 'merchant_id']).doUpdateSet(terms))
    .execute();
}
