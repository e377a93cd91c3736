import type { ResponseLanguage } from './translate.ts';

const statuses: ReadonlyMap<string, string> = new Map([
  ['Pending', 'قيد الانتظار'],
  ['Accepted', 'مقبول'],
  ['Picked Up', 'تم الاستلام'],
  ['In Transit', 'قيد التوصيل'],
  ['Delivered', 'تم التسليم'],
  ['Returned', 'مرتجع'],
  ['Cancelled', 'ملغى'],
  ['Active', 'نشط'],
  ['InActive', 'غير نشط'],
  ['Suspended', 'موقوف'],
  ['Expired', 'منتهٍ'],
]);

const payments: ReadonlyMap<string, string> = new Map([
  ['Cash', 'نقدًا'],
  ['CliQ', 'كليك'],
  ['Card', 'بطاقة'],
]);

/**
 * Words for the values that the product itself gives to a column, as the screens word them. Most are English words
 * already; what people typed stays as it is.
 */
export const valueTranslations: Readonly<
  Record<ResponseLanguage, Readonly<Record<string, ReadonlyMap<string, string>>>>
> = {
  en: { from_deletion: new Map([['admin', 'Administrator']]) },
  ar: {
    status: statuses,
    order_status: statuses,
    type_payment: payments,
    from_deletion: new Map([['admin', 'المسؤول']]),
  },
};
