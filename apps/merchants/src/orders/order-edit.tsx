import type { UpdateRow } from '@tawseel/api-client';
import { order as entity, orderUpdate, writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { EditDialog } from '@tawseel/ui/dialogs';
import { usePastDate } from './use-past-date.tsx';
import { useOrderFields } from './use-order-fields.ts';

interface OrderEditProps {
  row: Order;
  update: UpdateRow;
  onClose: () => void;
}

/** Edits an order that has not ended: what a customer changes on the phone, or its driver. */
export function OrderEdit({ row, update, onClose }: OrderEditProps) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', entity);
  const fields = useOrderFields({ isEdit: true });
  const { confirm, question } = usePastDate();
  return (
    <>
      <EditDialog
        row={row}
        subject={`order ${writeOrderKey(row)}`}
        onClose={onClose}
        edit={{
          title: ({ merchant_order_id: id }) => t('orders.editOne', { id }),
          schema: orderUpdate,
          columns: 2,
          fields: () => [
            field('merchant_order_id', { readOnly: true }),
            field('merchant_id', { kind: 'id', readOnly: true }),
            field('name_shop', { isOptional: true }),
            ...fields,
          ],
          save: async (values, order, changed) => {
            if (changed.includes('date_order_delivery_customer'))
              await confirm(values.date_order_delivery_customer);
            return update(values, order, changed);
          },
          done: t('orders.updated'),
        }}
      />
      {question}
    </>
  );
}
