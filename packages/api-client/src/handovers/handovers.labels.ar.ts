import type { DomainLabels } from '../description/labels.ts';
import type { handoverDriver } from './handover-driver.entity.ts';
import type { handoverOrder } from './handover-order.entity.ts';
import type { handover } from './handover.entity.ts';

/** Labels of handovers in Arabic. */
export const handoversLabels = {
  handover: {
    fields: {
      handover_id: 'رقم التسليم',
      happened_at: 'التاريخ والوقت',
      driver_id: 'رقم السائق',
      name_driver: 'السائق',
      orders: 'الطلبات',
      other: 'نقد آخر',
      expected: 'المطلوب',
      counted: 'المعدود',
      commission_kept: 'العمولة المقتطعة',
      difference: 'الفرق',
      difference_reason: 'سبب الفرق',
      state: 'الحالة',
      person: 'المستلم',
      note: 'ملاحظة',
      counts: 'الفئات والقطع',
      journal_id: 'القيد',
      admin_id: 'المسؤول',
      reversed_by: 'القيد العاكس',
      reversed_at: 'تاريخ العكس',
      reversed_person: 'من عكسه',
      reversal_reason: 'سبب العكس',
    },
    values: {
      state: { Posted: 'مسجَّل', Reversed: 'معكوس' },
    },
  },
  handover_driver: {
    fields: {
      driver_id: 'رقم السائق',
      name_driver: 'السائق',
      cash: 'النقد لديه',
      orders: 'الطلبات',
      held_since: 'أقدم طلب',
      last_handover: 'آخر تسليم',
      shortage: 'العجز',
      commission: 'العمولة المستحقة',
      other: 'نقد آخر',
      cash_limit: 'حد النقد',
    },
  },
  handover_order: {
    fields: {
      journal_id: 'القيد',
      handover_id: 'رقم التسليم',
      driver_id: 'رقم السائق',
      merchant_order_id: 'رقم الطلب',
      merchant_id: 'رقم التاجر',
      name_shop: 'المتجر',
      city_order: 'المدينة',
      collected_at: 'تاريخ التسليم للعميل',
      amount: 'المبلغ',
    },
  },
} satisfies DomainLabels<typeof handover | typeof handoverDriver | typeof handoverOrder>;
