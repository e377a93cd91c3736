import { ledgerLabels } from '@tawseel/api-client/labels/ar';

/** Translations of the ledger of a driver. */
export const words = {
  title: 'سجل حركات ⁨{{name}}⁩',
  empty: 'لا توجد حركات بعد.',
  emptyHint: 'تظهر هنا كل حركة على الأرصدة مع وقتها ومن أجراها.',
  ...ledgerLabels,
};
