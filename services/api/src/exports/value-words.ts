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
 * Arabic for the values that the product itself gives to a column, as the screens word them. In English they are words
 * already; what people typed stays as it is.
 */
export const arabicValues: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  status: statuses,
  order_status: statuses,
  type_payment: payments,
  from_deletion: new Map([['admin', 'المسؤول']]),
};
