import { collectorDecision, useOrderCollectorUpdate, type Order } from '@tawseel/api-client/orders';
import { usePaymentTypeDecision } from '@tawseel/api-client/payment-types';
import { useTranslation } from '@tawseel/i18n';
import { FormDialog } from '@tawseel/ui/dialogs';
import { useCollectorField } from '../payment-types/use-collector-field.ts';

interface OrderCollectorProps {
  order: Order;
  onClose: () => void;
}

/** Decides who collects the price of an order whose payment type is not known: for the payment type, or for the order. */
export function OrderCollector({ order, onClose }: OrderCollectorProps) {
  const { t } = useTranslation('merchants');
  const collectorField = useCollectorField();
  const decideType = usePaymentTypeDecision();
  const decideOrder = useOrderCollectorUpdate();
  if (!decideType || !decideOrder) return null;
  const { merchant_order_id, merchant_id, type_payment: wording } = order;
  return (
    <FormDialog
      title={t('orders.decide.title', { id: merchant_order_id })}
      subject={`collector ${merchant_order_id} ${merchant_id}`}
      schema={collectorDecision}
      defaults={{ scope: 'Every' }}
      fields={[
        collectorField({ hint: t('orders.decide.wording', { wording }) }),
        {
          name: 'scope',
          kind: 'select',
          label: t('orders.decide.scope'),
          options: [
            { value: 'Every', label: t('orders.decide.every') },
            { value: 'One', label: t('orders.decide.one') },
          ],
        },
      ]}
      onSubmit={({ collector, scope }) =>
        scope === 'One'
          ? decideOrder({ merchant_order_id, merchant_id, collector })
          : decideType({ wording, collector })
      }
      done={t('orders.decide.done')}
      onClose={onClose}
    />
  );
}
