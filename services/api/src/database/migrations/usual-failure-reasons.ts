/** A reason of failed attempts as a new company has it. */
interface UsualReason {
  reason_id: string;
  label_en: string;
  label_ar: string;
  next_step: 'Retry' | 'Return' | 'Ask';
  counts: 'Yes' | 'No';
  needs_photo: 'Yes' | 'No';
}

function reason(
  reason_id: string,
  label_en: string,
  label_ar: string,
  next_step: UsualReason['next_step'],
  counts: UsualReason['counts'] = 'Yes',
): UsualReason {
  return { reason_id, label_en, label_ar, next_step, counts, needs_photo: 'No' };
}

/** The twelve reasons that couriers meet most. What the customer did not cause does not count as an attempt. */
export const usualReasons: readonly UsualReason[] = [
  reason('no-answer', 'No answer', 'لا يرد', 'Retry'),
  reason('phone-off', 'Phone switched off', 'الهاتف مغلق', 'Retry'),
  reason('not-home', 'Nobody at the address', 'لا أحد في العنوان', 'Retry'),
  reason('postponed', 'Customer asked for another day', 'العميل طلب التأجيل', 'Retry'),
  reason('refused', 'Customer refused the parcel', 'العميل رفض الاستلام', 'Return'),
  reason('no-money', 'Customer has no money', 'لا يملك العميل المبلغ', 'Retry'),
  reason('price', 'Customer disputes the price', 'العميل يعترض على السعر', 'Ask'),
  reason('wrong-address', 'Wrong address', 'العنوان خاطئ', 'Ask', 'No'),
  reason('wrong-phone', 'Wrong phone number', 'رقم الهاتف خاطئ', 'Ask', 'No'),
  reason('no-time', 'Driver ran out of time', 'لم يتسع الوقت للسائق', 'Retry', 'No'),
  reason('road', 'Road or weather', 'الطريق أو الطقس', 'Retry', 'No'),
  reason('damaged', 'Parcel is damaged', 'الطرد تالف', 'Return', 'No'),
];
