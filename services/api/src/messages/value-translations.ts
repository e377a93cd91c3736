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
 * Translations of the values that the product itself gives to a column, equal to the screens'. Most are
 * English words already; user input stays unchanged.
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
