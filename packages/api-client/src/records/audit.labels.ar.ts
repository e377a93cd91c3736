import type { DomainLabels } from '../entity/labels.ts';
import type { auditEntry } from './audit-entry.entity.ts';

/** Labels of the audit log in Arabic. */
export const auditLabels = {
  audit_entry: {
    texts: {
      title: 'سجل النشاط',
      search: 'ابحث برقم السجل',
      empty: 'لا يوجد نشاط بعد.',
      emptyHint: 'تظهر هنا التغييرات على الطلبات والتجار والسائقين وغيرها.',
      noChanges: 'لا توجد تغييرات بعد.',
      changes: 'التغييرات',
      details: 'التغيير رقم {{id}}',
      more: '{{count}} أخرى',
      became: 'أصبح',
      all: 'عرض كل النشاط',
      address: 'عنوان IP',
    },
    fields: {
      entry_id: 'الرقم',
      happened_at: 'التاريخ والوقت',
      actor: 'المنفّذ',
      action: 'الإجراء',
      entity: 'السجل',
      entity_key: 'رقم السجل',
      before: 'قبل',
      after: 'بعد',
      admin_id: 'المسؤول',
      request_id: 'رقم العملية',
    },
    values: {
      actor: { account: 'حساب الشركة', system: 'النظام', visitor: 'دون تسجيل دخول' },
      action: {
        create: 'إضافة',
        update: 'تعديل',
        delete: 'حذف',
        restore: 'استعادة',
        sign_in: 'تسجيل دخول',
        sign_in_failed: 'فشل تسجيل الدخول',
        sign_out: 'تسجيل خروج',
        export: 'تصدير',
      },
      entity: {
        order: 'طلب',
        deleted_order: 'طلب محذوف',
        merchant: 'تاجر',
        driver: 'سائق',
        car: 'سيارة',
        car_service: 'صيانة سيارة',
        city: 'مدينة',
        expense: 'مصروف',
        profit: 'ربح',
        payment: 'دفعة اشتراك',
        contract: 'عقد',
        session: 'جلسة',
        list: 'تصدير',
      },
    },
  },
} satisfies DomainLabels<typeof auditEntry>;
