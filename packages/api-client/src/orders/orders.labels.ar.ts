import type { DomainLabels, LabelsOf } from '../description/labels.ts';
import { collectorWords } from './collectors.labels.ar.ts';
import { placeWords } from './place.labels.ar.ts';
import type { order as orderEntity } from './order.entity.ts';
import type { deletedOrder } from './deleted-order.entity.ts';

const order = {
  fields: {
    merchant_order_id: 'رقم الطلب',
    merchant_id: 'رقم التاجر',
    merchant_name: 'التاجر',
    driver_id: 'رقم السائق',
    driver_name: 'السائق',
    name_order: 'اسم الطلب',
    name_shop: 'اسم المتجر',
    city_order: 'المدينة',
    address_order: 'العنوان',
    name_customer: 'العميل',
    phone_customer: 'الهاتف',
    status: 'الحالة',
    total_price: 'السعر الإجمالي',
    type_payment: 'طريقة الدفع',
    date_order_start: 'تاريخ الطلب',
    date_order_delivery_customer: 'موعد التسليم المطلوب',
    date_order_delivery_customer_end: 'تاريخ إغلاق الطلب',
    note: 'ملاحظة',
    end_reason: 'السبب',
    end_reason_text: 'تفاصيل السبب',
    collector: collectorWords.label,
    parcel_code: 'رمز الطرد',
    pieces: 'عدد القطع',
    place: placeWords.label,
    attempts: 'المحاولات',
    next_attempt_on: 'المحاولة التالية',
    moved_at: 'آخر حركة',
    area_order: 'المنطقة',
    fee_quote: 'سعر التوصيل المحدد للطلب',
    return_quote: 'سعر الإرجاع المحدد للطلب',
    quote_source: 'مصدر السعر',
  },
  values: {
    status: {
      Pending: 'قيد الانتظار',
      Accepted: 'مقبول',
      'Picked Up': 'استلمه السائق',
      'In Transit': 'قيد التوصيل',
      Delivered: 'تم التسليم',
      Returned: 'مرتجع',
      Cancelled: 'ملغى',
    },
    type_payment: { Cash: 'نقدًا', CliQ: 'كليك', Card: 'بطاقة', Prepaid: 'مدفوع مسبقًا' },
    end_reason: {
      'Customer refused': 'رفض العميل الاستلام',
      'Customer unreachable': 'تعذّر الوصول إلى العميل',
      'Wrong address': 'العنوان غير صحيح',
      'Customer postponed': 'طلب العميل التأجيل',
      Damaged: 'الطلب متضرر',
      'Merchant cancelled': 'ألغاه التاجر',
      Other: 'سبب آخر',
    },
    collector: collectorWords.values,
    place: placeWords.values,
    quote_source: {
      MerchantArea: 'سعر التاجر للمنطقة',
      MerchantCity: 'سعر التاجر للمدينة',
      Area: 'سعر المنطقة',
      City: 'سعر المدينة',
    },
  },
} satisfies LabelsOf<typeof orderEntity>;

/** Labels of orders in Arabic. */
export const ordersLabels = {
  order,
  deleted_order: {
    fields: {
      ...order.fields,
      timedeleted: 'تاريخ الحذف',
      from_deletion: 'مصدر الحذف',
    },
    values: {
      ...order.values,
      from_deletion: { admin: 'المسؤول' },
    },
  },
} satisfies DomainLabels<typeof orderEntity | typeof deletedOrder>;
