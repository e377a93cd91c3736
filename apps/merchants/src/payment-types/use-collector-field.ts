import { decidedCollectors } from '@tawseel/api-client/orders';
import { paymentType } from '@tawseel/api-client/payment-types';
import { useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { collectorKeys } from '../order-columns/order-value-keys.ts';

/** The field of who collects, whose choices are decisions. */
export function useCollectorField() {
  const { t } = useTranslation('merchants');
  const field = useFormField('merchants', paymentType);
  const options = decidedCollectors.map((value) => ({ value, label: t(collectorKeys[value] ?? value) }));
  return (look: { hint?: string } = {}) => field('collector', { options, ...look });
}
