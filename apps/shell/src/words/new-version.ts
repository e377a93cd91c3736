/** Translations of the offer of a new version, which load with it. */
export const newVersion = {
  en: {
    ready: 'A new version of Tawseel is ready.',
    reload: 'Reload',
  },
  ar: {
    ready: 'يتوفر إصدار جديد من نظام «توصيل».',
    reload: 'تحديث الصفحة',
  },
};
