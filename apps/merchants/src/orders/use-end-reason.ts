import { ApiError } from '@tawseel/api-client';
import { order, statusesWithReason, type OrderStatusUpdate } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';

/** The reason for which an order is returned or cancelled: its fields, and the check that one is chosen. */
export function useEndReason() {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', order);
  return {
    fields: [
      field('end_reason', { kind: 'select', hint: t('orders.reasonHint'), isRequired: false }),
      field('end_reason_text', { isOptional: true }),
    ],
    /** @throws ApiError if the status needs a reason and has none */
    check({ status, end_reason }: Pick<OrderStatusUpdate, 'status' | 'end_reason'>) {
      if (statusesWithReason.includes(status) && !end_reason)
        throw new ApiError('invalid', t('orders.reasonMissing'), { fields: { end_reason: 'required' } });
    },
  };
}
