import { useDeletionBlockers } from '@tawseel/api-client/deletion-blockers';
import type { Driver } from '@tawseel/api-client/drivers';
import { PageLink } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';

/** Reads what keeps a driver from deletion, with the pages that settle it. */
export function useDriverBlockers() {
  const { t } = useTranslation('fleet');
  const read = useDeletionBlockers('fleet', 'driver');
  return (
    read &&
    (({ driver_id: id, name_driver: name }: Driver) =>
      read(id, t('drivers.blocked', { id, name }), {
        order_money: () => (
          <PageLink page="handovers" search={id}>
            {t('blockers.handOver')}
          </PageLink>
        ),
        commission: () => (
          <PageLink page="MoneyDrivers" search={id}>
            {t('money.title')}
          </PageLink>
        ),
        shortage: () => (
          <PageLink page="handovers" search={id}>
            {t('blockers.handovers')}
          </PageLink>
        ),
        unseen_balance: () => undefined,
        open_orders: () => (
          <PageLink page="orders" filter={{ driver_id: id, status: 'open' }}>
            {t('blockers.showOrders')}
          </PageLink>
        ),
      }))
  );
}
