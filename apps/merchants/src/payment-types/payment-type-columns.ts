import { collectorTones } from '@tawseel/api-client/orders';
import { paymentType } from '@tawseel/api-client/payment-types';
import { columnsOf } from '@tawseel/ui';

/** Columns of the list of payment types. */
export const paymentTypeColumns = columnsOf(
  'merchants',
  paymentType,
  ['wording', 'collector', 'created_at'],
  {
    wording: { isPrimary: true },
    collector: { tones: collectorTones },
  },
);
