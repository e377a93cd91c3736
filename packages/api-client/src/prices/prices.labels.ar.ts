import type { DomainLabels } from '../description/labels.ts';
import type { area } from './area.entity.ts';
import type { price } from './price.entity.ts';

/** Labels of prices and areas in Arabic. */
export const pricesLabels = {
  area: { fields: { country: 'الدولة', city: 'المدينة', area: 'المنطقة' } },
  price: {
    fields: {
      price_id: 'رقم السعر',
      merchant_id: 'رقم التاجر',
      merchant_name: 'التاجر',
      country: 'الدولة',
      city: 'المدينة',
      area: 'المنطقة',
      delivery_price: 'سعر التوصيل',
      return_price: 'سعر الإرجاع',
      second_attempt_price: 'سعر التوصيل بعد محاولة متعذّرة',
      cod_percent: 'النسبة المئوية من المبلغ المحصّل',
      from_day: 'من تاريخ',
      to_day: 'إلى تاريخ',
      is_quoted: 'مستخدم في طلبات',
      person: 'أُدخل بواسطة',
      created_at: 'تاريخ الإدخال',
    },
    values: { is_quoted: { Yes: 'نعم', No: 'لا' } },
  },
} satisfies DomainLabels<typeof area | typeof price>;
