import type { UpdateRow } from '@tawseel/api-client';
import { order as entity, orderUpdate, writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useFormField, useToast } from '@tawseel/ui';
import { EditDialog } from '@tawseel/ui/dialogs';
import { usePastDate } from './use-past-date.tsx';
import { useOrderFields } from './use-order-fields.ts';

interface OrderEditProps {
  row: Order;
  update: UpdateRow;
  onClose: () => void;
}

/** Fields by which the price of an order is found. */
const priced = ['merchant_id', 'city_order', 'area_order'];

/** Edits an order that has not ended: what a customer changes on the phone, or its driver. */
export function OrderEdit({ row, update, onClose }: OrderEditProps) {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', entity);
  const fields = useOrderFields({ isEdit: true });
  const { confirm, question } = usePastDate();
  const toast = useToast();
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
            const { message } = await update(values, order, changed);
            // The server names the price before and the new one.
            const isPriced = changed.some((name) => priced.includes(name));
            toast.success(isPriced && typeof message === 'string' ? message : t('orders.updated'));
          },
          done: '',
        }}
      />
      {question}
    </>
  );
}
