import { type Order, orderReversal, useOrderMoney, useOrderReversal } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';
import { PostedAmounts } from './posted-amounts.tsx';
import { useChangeRefusal } from './use-order-refusals.ts';

interface OrderReversalProps {
  order: Order;
  onClose: () => void;
}

/** Takes back the end of an order with a reason; shows the amounts that are taken back. */
export function OrderReversal({ order, onClose }: OrderReversalProps) {
  const { t } = useTranslation('merchants');
  const reason = useChangeRefusal();
  const reverse = useOrderReversal();
  const { merchant_order_id, merchant_id } = order;
  const { value: amounts } = useOrderMoney([order]);
  if (!reverse) return null;
  return (
    <FormDialog
      title={t('orders.reverse.title', { id: merchant_order_id })}
      subject={`reversal ${merchant_order_id} ${merchant_id}`}
      width="47.5rem"
      schema={orderReversal}
      defaults={{ merchant_order_id, merchant_id }}
      fields={[
        {
          name: 'reason',
          kind: 'text',
          label: t('orders.reverse.reason'),
          hint: reason(order),
        },
      ]}
      renderSummary={() => (
        <>
          <strong>{t('orders.reverse.amounts')}</strong>
          {amounts && <PostedAmounts amounts={amounts} whose="one" />}
        </>
      )}
      submitLabel={t('orders.reverse.action')}
      onSubmit={reverse}
      done={t('orders.reverse.done')}
      onClose={onClose}
    />
  );
}
