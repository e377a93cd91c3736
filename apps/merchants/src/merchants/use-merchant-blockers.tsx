import { useDeletionBlockers } from '@tawseel/api-client/deletion-blockers';
import type { Merchant } from '@tawseel/api-client/merchants';
import { PageLink } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';

/** Reads what keeps a merchant from deletion, with the pages that settle it. */
export function useMerchantBlockers() {
  const { t } = useTranslation('merchants');
  const read = useDeletionBlockers('merchants', 'merchant');
  return (
    read &&
    (({ merchant_id: id, full_name: name }: Merchant) =>
      read(id, t('merchants.blocked', { id, name }), {
        balance: (balance) => (
          <>
            {balance > 0 && (
              <PageLink page="payouts-due" filter={{ merchant_id: id }}>
                {t('balances.payouts')}
              </PageLink>
            )}{' '}
            <PageLink page="MoneyMerchants" search={id}>
              {t('balances.title')}
            </PageLink>
          </>
        ),
        unseen_balance: () => undefined,
        open_orders: () => (
          <PageLink page="orders" filter={{ merchant_id: id, status: 'open' }}>
            {t('orders.showAll')}
          </PageLink>
        ),
      }))
  );
}
