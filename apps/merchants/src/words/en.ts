import {
  merchantsLabels,
  orderImportsLabels,
  ordersLabels,
  ledgerLabels,
  paymentTypesLabels,
  payoutsLabels,
} from '@tawseel/api-client/labels/en';
import texts from './en.json';

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
