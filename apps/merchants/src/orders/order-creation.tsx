import type { Send } from '@tawseel/api-client';
import { order, orderCreation, type OrderCreation as Values } from '@tawseel/api-client/orders';
import { companyTime, useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import { OrderSummary } from './order-summary.tsx';
import { useNextOrderId } from './use-next-order-id.ts';
import { usePastDate } from './use-past-date.tsx';
import { useOrderFields } from './use-order-fields.ts';

interface OrderCreationProps {
  create: Send<Values>;
  onClose: () => void;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Most orders are delivered on the day after they were placed. */
function tomorrow(): string {
  return companyTime(Date.now() + dayMs).slice(0, 10);
}

/** Creates an order from a merchant to one of the company's cities. */
export function OrderCreation({ create: send, onClose }: OrderCreationProps) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  const fields = useOrderFields(false);
  const { proposals, create } = useNextOrderId(send);
  const { confirm, question } = usePastDate();
  return (
    <>
      <FormDialog
        title={t('orders.create')}
        schema={orderCreation}
        columns={3}
        width="72.5rem"
        renderSummary={(values) => <OrderSummary values={values} />}
        submitLabel={t('orders.create')}
        defaults={{ type_payment: 'Cash', date_order_delivery_customer: tomorrow() }}
        fields={[
          field('merchant_order_id', { section: t('orders.sections.order') }),
          field('merchant_id'),
          ...fields,
        ]}
        proposals={proposals}
        onSubmit={async (values) => {
          await confirm(values.date_order_delivery_customer);
          return create(values);
        }}
        done={t('orders.created')}
        onClose={onClose}
      />
      {question}
    </>
  );
}
