import type { DomainLabels } from '../description/labels.ts';
import { ordersLabels } from '../orders/orders.labels.ar.ts';
import type { failureReason } from './failure-reason.entity.ts';
import { placeWords } from '../orders/place.labels.ar.ts';
import type { returnedParcel, waitingReturn } from './returned-parcel.entity.ts';
import type { returnManifest } from './return-manifest.entity.ts';
import type { runLine } from './run-line.entity.ts';
import type { run } from './run.entity.ts';

const { status } = ordersLabels.order.values;

/** Labels of the dispatch desk in Arabic. */
export const dispatchLabels = {
  failure_reason: {
    fields: {
      reason_id: 'الرمز',
      label_en: 'السبب بالإنجليزية',
      label_ar: 'السبب بالعربية',
      next_step: 'الخطوة التالية',
      counts: 'يُحسب محاولة',
      needs_photo: 'الصورة مطلوبة',
      state: 'الحالة',
    },
    values: {
      next_step: {
        Retry: 'إعادة المحاولة',
        Return: 'إرجاع إلى التاجر',
        Ask: 'القرار لمنسّق التوصيل',
      },
      counts: {
        Yes: 'نعم',
        No: 'لا',
      },
      needs_photo: {
        Yes: 'نعم',
        No: 'لا',
      },
      state: {
        Active: 'فعّال',
        InActive: 'غير فعّال',
      },
    },
  },
  run: {
    fields: {
      run_id: 'رقم الجولة',
      day: 'اليوم',
      driver_id: 'رقم السائق',
      driver_name: 'السائق',
      state: 'الحالة',
      parcels: 'الطرود',
      waiting: 'بلا نتيجة',
      delivered: 'تم التوصيل',
      failed: 'تعذّر التوصيل',
      to_collect: 'المبلغ المطلوب تحصيله',
      collected: 'المبلغ المحصَّل',
      person: 'أنشأها',
      created_at: 'وقت الإنشاء',
      issued_at: 'وقت الخروج',
      closed_at: 'وقت الإغلاق',
      note: 'ملاحظة',
    },
    values: {
      state: {
        Draft: 'مسودة',
        Issued: 'خرجت',
        Closed: 'مغلقة',
      },
    },
  },
  run_line: {
    fields: {
      run_id: 'رقم الجولة',
      position: 'التسلسل',
      merchant_order_id: 'رقم الطلب',
      merchant_id: 'رقم التاجر',
      outcome: 'النتيجة',
      is_open: 'بانتظار النتيجة',
      parcel_code: 'رمز الطرد',
      pieces: 'القطع',
      name_shop: 'المتجر',
      name_customer: 'العميل',
      phone_customer: 'الهاتف',
      city_order: 'المدينة',
      address_order: 'العنوان',
      total_price: 'السعر',
      to_collect: 'المطلوب تحصيله',
      status: 'الحالة',
      place: 'مكان الطرد',
      attempts: 'المحاولات',
      reason_id: 'السبب',
      amount_taken: 'المبلغ المقبوض',
      note: 'ملاحظة',
      proofs: 'الصور',
    },
    values: {
      outcome: {
        Delivered: 'تم التوصيل',
        Failed: 'تعذّر التوصيل',
        Returned: 'مرتجع',
        Back: 'عاد إلى الفرع',
      },
      is_open: {
        Yes: 'نعم',
        No: 'لا',
      },
      status,
      place: placeWords.values,
    },
  },
  return_manifest: {
    fields: {
      manifest_id: 'رقم السند',
      merchant_id: 'رقم التاجر',
      merchant_name: 'التاجر',
      state: 'الحالة',
      parcels: 'الطرود',
      created_at: 'وقت الإنشاء',
      person: 'أنشأه',
      signed_at: 'وقت التوقيع',
      signer_name: 'الموقِّع',
      signature: 'التوقيع',
      address_seen: 'عنوان IP',
      user_agent: 'المتصفح',
      orders_sha256: 'بصمة الطلبات (SHA-256)',
      hash: 'بصمة التوقيع',
    },
    values: {
      state: {
        Draft: 'بانتظار التوقيع',
        Signed: 'موقَّع',
      },
    },
  },
  returned_parcel: {
    fields: {
      manifest_id: 'رقم السند',
      merchant_order_id: 'رقم الطلب',
      merchant_id: 'رقم التاجر',
      parcel_code: 'رمز الطرد',
      pieces: 'القطع',
      name_customer: 'العميل',
      city_order: 'المدينة',
      status: 'الحالة',
      place: 'مكان الطرد',
      total_price: 'السعر',
      end_reason: 'السبب',
      ended_at: 'منذ',
    },
    values: { status, place: placeWords.values },
  },
  waiting_return: {
    fields: {
      merchant_id: 'رقم التاجر',
      merchant_name: 'التاجر',
      parcels: 'طرود للإرجاع',
      in_branch: 'في الفرع',
      oldest: 'الأقدم',
      manifest_id: 'رقم السند',
    },
  },
} satisfies DomainLabels<
  | typeof failureReason
  | typeof run
  | typeof runLine
  | typeof returnManifest
  | typeof returnedParcel
  | typeof waitingReturn
>;
