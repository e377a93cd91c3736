import type { Send } from '@tawseel/api-client';
import { order, orderCreation, type Order, type OrderCreation as Values } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import { useMemo } from 'react';
import { CustomerHistory } from './customer-history.tsx';
import { OrderSummary } from './order-summary.tsx';
import { tomorrow } from './tomorrow.ts';
import { useKnownCustomer } from './use-known-customer.ts';
import { useNextOrderId } from './use-next-order-id.ts';
import { usePastDate } from './use-past-date.tsx';
import { useOrderFields } from './use-order-fields.ts';

interface OrderCreationProps {
  create: Send<Values>;
  /** The order whose values the form begins with. */
  copied?: Order | undefined;
  onClose: () => void;
}

/** Fields in which a copy differs from its order. */
const ownFields = new Set(['merchant_order_id', 'parcel_code', 'date_order_delivery_customer']);

/** Creates orders from merchants to the company's cities, one or several in a row. */
export function OrderCreation({ create: send, copied, onClose }: OrderCreationProps) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  const { proposals, create, proposeAfter } = useNextOrderId(send);
  const customer = useKnownCustomer(copied?.phone_customer ?? '');
  const { confirm, question } = usePastDate();
  const fields = [
    field('merchant_order_id', { section: t('orders.sections.order') }),
    field('merchant_id'),
    ...useOrderFields({ phoneHint: <CustomerHistory history={customer.history} /> }),
  ];
  const copies = fields.flatMap(({ name }): [string, unknown][] =>
    copied && !ownFields.has(name) ? [[name, copied[name]]] : [],
  );
  return (
    <>
      <FormDialog
        title={t('orders.create')}
        schema={orderCreation}
        columns={3}
        width="72.5rem"
        renderSummary={(values) => <OrderSummary values={values} />}
        submitLabel={t('orders.create')}
        defaults={{
          type_payment: 'Cash',
          date_order_delivery_customer: tomorrow(),
          ...Object.fromEntries(copies),
        }}
        fields={fields}
        proposals={useMemo(() => ({ ...proposals, ...customer.proposals }), [proposals, customer.proposals])}
        onValues={customer.watchPhone}
        onSubmit={async (values) => {
          await confirm(values.date_order_delivery_customer);
          return create(values);
        }}
        next={{
          label: t('orders.next.action'),
          hint: t('orders.next.hint', { next: 'Enter', close: 'Ctrl+Enter' }),
          keeps: ['merchant_id', 'city_order', 'type_payment', 'date_order_delivery_customer', 'name_order'],
          first: 'phone_customer',
          onSaved: ({ merchant_order_id: id, merchant_id, city_order }) => {
            proposeAfter(merchant_id);
            customer.setFormerCity(city_order);
            return t('orders.createdOne', { id });
          },
        }}
        done={t('orders.created')}
        onClose={onClose}
      />
      {question}
    </>
  );
}
