import { type BatchResult, writeOrderKey } from '@tawseel/api-client/orders';
import { linkTo } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Ltr, tokens, useToast } from '@tawseel/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Maximum number of orders in the list; a copy contains all. */
const shownAtMost = 200;

const Failures = styled.ul`
  display: grid;
  gap: 6px;
  margin-block: 8px;

  li {
    padding-block-end: 6px;
    border-block-end: 1px solid ${tokens.color.line};
    overflow-wrap: anywhere;
  }

  span {
    color: ${tokens.color.muted};
  }
`;

export interface OrdersOutcomeProps {
  result: BatchResult;
  onClose: () => void;
}

/** Names the orders that a change left out, each with the reason. */
export function OrdersOutcome({ result: { succeeded, failed }, onClose }: OrdersOutcomeProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  const more = failed.length - shownAtMost;
  const copy = async () => {
    const lines = failed.map(({ merchant_order_id: id, merchant_id: merchant, message = '' }) =>
      [id, merchant, message].join('\t'),
    );
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toast.success(t('orders.outcome.copied'));
    } catch {
      toast.failure(t('base:failed'));
    }
  };
  return (
    <Dialog title={t('orders.outcome.title')} onClose={onClose}>
      <p>{t('orders.outcome.done', { number: format.number(succeeded.length) })}</p>
      <p>{t('orders.outcome.failed', { number: format.number(failed.length) })}</p>
      <Failures>
        {failed.slice(0, shownAtMost).map((order) => (
          <li key={writeOrderKey(order)}>
            <Link to={`/orders?search=${encodeURIComponent(order.merchant_order_id)}`} target="_blank">
              <Ltr>{order.merchant_order_id}</Ltr>
            </Link>{' '}
            (<Ltr>{order.merchant_id}</Ltr>) <span>{order.message}</span>
          </li>
        ))}
      </Failures>
      {failed.some(({ code }) => code === 'payment_undecided') && (
        <p>
          <Link to={linkTo('payment-types', { filter: { collector: 'Undecided' } })} target="_blank">
            {t('orders.decide.action')}
          </Link>
        </p>
      )}
      {more > 0 && <p>{t('orders.andMore', { count: more, number: format.number(more) })}</p>}
      <DialogActions>
        <Button onClick={() => void copy()}>{t('orders.outcome.copy')}</Button>
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('base:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
