import type { Order } from '@tawseel/api-client/orders';
import { linkTo } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Link } from 'react-router-dom';

/** Says that an order cannot be delivered yet, and leads to where it is decided. */
export function UndecidedHint({ order: { type_payment: wording } }: { order: Order }) {
  const { t } = useTranslation('merchants');
  return (
    <>
      {t('orders.decide.wording', { wording })}{' '}
      <Link to={linkTo('payment-types', { search: wording })} target="_blank">
        {t('orders.decide.action')}
      </Link>
    </>
  );
}
