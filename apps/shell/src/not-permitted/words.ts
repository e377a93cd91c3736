/** Texts of the page, which load with it. */
export const words = {
  en: {
    title: 'Not permitted',
    text: 'Your role may not open this page. These roles may:',
    roles: {
      Owner: 'Owner',
      Accountant: 'Accountant',
      Cashier: 'Cashier',
      Dispatcher: 'Dispatcher',
      DataEntry: 'Data entry',
      Viewer: 'Viewer',
    },
  },
  ar: {
    title: 'غير مسموح',
    text: 'دورك لا يسمح بفتح هذه الصفحة. الأدوار المسموح لها:',
    roles: {
      Owner: 'المالك',
      Accountant: 'المحاسب',
      Cashier: 'أمين الصندوق',
      Dispatcher: 'منسّق التوصيل',
      DataEntry: 'مُدخل البيانات',
      Viewer: 'المُشاهد',
    },
  },
} as const;
