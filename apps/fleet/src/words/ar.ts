import {
  carsLabels,
  citiesLabels,
  driversLabels,
  handoversLabels,
  ledgerLabels,
  pricesLabels,
} from '@tawseel/api-client/labels/ar';
import texts from './ar.json';

/** Translations of the feature: texts of its screens, labels of its entities. */
export const words = {
  ...texts,
  ...carsLabels,
  ...citiesLabels,
  ...driversLabels,
  ...handoversLabels,
  ...ledgerLabels,
  ...pricesLabels,
};
