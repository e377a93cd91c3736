import { useList } from '@tawseel/api-client';
import type { ListView } from '@tawseel/api-client';
import type { Driver } from '@tawseel/api-client/drivers';
import type { Merchant } from '@tawseel/api-client/merchants';
import { openStatuses, order } from '@tawseel/api-client/orders';
import { PageLink, type LinkOptions } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Skeleton } from '@tawseel/ui';

interface OpenOrdersProps {
  /** Column and value that select the counted orders. */
  of: Record<string, string>;
  /** View of the orders page that shows all of them. */
  link: LinkOptions<'orders'>;
}

function OpenOrders({ of, link }: OpenOrdersProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const view: ListView = { filter: { ...of, status: openStatuses } };
  const { total, error } = useList(order, view);
  if (total === undefined) return error ? '—' : <Skeleton />;
  return (
    <>
      {format.number(total)} ·{' '}
      <PageLink page="orders" {...link}>
        {t('orders.showAll')}
      </PageLink>
    </>
  );
}

/** Number of a merchant's open orders, with a link to all of the merchant's orders. */
export function OpenOrdersOfMerchant({ merchant: { merchant_id } }: { merchant: Merchant }) {
  return <OpenOrders of={{ merchant_id }} link={{ filter: { merchant_id } }} />;
}

/** Number of a driver's open orders, with a link to all of the driver's orders. */
export function OpenOrdersOfDriver({ driver: { driver_id } }: { driver: Driver }) {
  return <OpenOrders of={{ driver_id }} link={{ filter: { driver_id } }} />;
}
