import { useList } from '@tawseel/api-client';
import type { Merchant } from '@tawseel/api-client/merchants';
import { payout, payoutMerchant } from '@tawseel/api-client/payouts';
import { PageLink } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Skeleton } from '@tawseel/ui';

/** The amount due to a merchant, with links to the unpaid orders and to the statements. */
export function PayoutsOfMerchant({ merchant: { merchant_id } }: { merchant: Merchant }) {
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
      {t('merchants:payout_merchant.fields.due')} <bdi>{format.money(row.due)}</bdi> ·{' '}
      <PageLink page="payouts-due" filter={filter}>
        {t('merchants:payouts.unpaid')}
      </PageLink>{' '}
      ·{' '}
      <PageLink page="payouts" filter={filter}>
        {t('merchants:payouts.statements', { count: total, number: format.number(total) })}
      </PageLink>
    </>
  );
}
