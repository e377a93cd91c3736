import { useList } from '@tawseel/api-client';
import type { Merchant } from '@tawseel/api-client/merchants';
import { payout, payoutMerchant } from '@tawseel/api-client/payouts';
import { PageLink } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Skeleton } from '@tawseel/ui';
import { payouts } from '../words/payouts.ts';
import { withBundledWords } from '@tawseel/ui/lazy-words';

/** The amount due to a merchant, with links to the unpaid orders and to the statements. */
function Payouts({ merchant: { merchant_id } }: { merchant: Merchant }) {
  const { t } = useTranslation();
  const format = useFormat();
  const filter = { merchant_id };
  const owed = useList(payoutMerchant, { filter });
  const { total, error } = useList(payout, { filter });
  const [row] = owed.rows;
  if (owed.error || error) return '—';
  if (!row || total === undefined) return <Skeleton />;
  return (
    <>
      {t('payouts:payout_merchant.fields.due')} <bdi>{format.money(row.due)}</bdi> ·{' '}
      <PageLink page="payouts-due" filter={filter}>
        {t('payouts:unpaid')}
      </PageLink>{' '}
      ·{' '}
      <PageLink page="payouts" filter={filter}>
        {t('payouts:statements', { count: total, number: format.number(total) })}
      </PageLink>
    </>
  );
}

export const PayoutsOfMerchant = withBundledWords('payouts', payouts, Payouts);
