import { staffLabels as ar } from '@tawseel/api-client/labels/ar';
import { staffLabels as en } from '@tawseel/api-client/labels/en';

/** Texts of the page, which load with it. */
export const words = {
  en: {
    notFound: { title: 'Page not found', text: 'There is nothing at this address.' },
    notPermitted: { title: 'Not permitted', text: 'Your role may not open this page. These roles may:' },
    home: 'Go to Home',
    roles: en.account.values.role,
  },
  ar: {
    notFound: { title: 'الصفحة غير موجودة', text: 'لا توجد صفحة على هذا العنوان.' },
    notPermitted: { title: 'غير مسموح', text: 'دورك لا يسمح بفتح هذه الصفحة. الأدوار المسموح لها:' },
    home: 'الذهاب إلى الرئيسية',
    roles: ar.account.values.role,
  },
} as const;
