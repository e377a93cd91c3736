import {
  merchantsLabels,
  orderImportsLabels,
  ordersLabels,
  ledgerLabels,
  paymentTypesLabels,
  payoutsLabels,
} from '@tawseel/api-client/labels/ar';
import texts from './ar.json';

/** Translations of the feature: texts of its screens, labels of its entities. */
export const words = {
  ...texts,
  ...merchantsLabels,
  ...orderImportsLabels,
  ...ordersLabels,
  ...ledgerLabels,
  ...paymentTypesLabels,
  ...payoutsLabels,
};
