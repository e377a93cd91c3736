import { ledgerLabels } from '@tawseel/api-client/labels/en';

/** Translations of the ledger of a driver. */
export const words = {
  title: 'Ledger of ⁨{{name}}⁩',
  empty: 'No changes yet.',
  emptyHint: 'Each change of a balance appears here, with its time and author.',
  ...ledgerLabels,
};
