import type { DomainLabels } from '../description/labels.ts';
import type { account } from './account.entity.ts';

/** Labels of staff in Arabic. */
export const staffLabels = {
  account: {
    fields: {
      account_id: 'رقم الحساب',
      name: 'الاسم',
      login: 'اسم المستخدم',
      role: 'الدور',
      status: 'الحالة',
      has_factor: 'التحقق بخطوتين',
      last_seen_at: 'آخر ظهور',
      created_at: 'تاريخ الإنشاء',
    },
    values: {
      role: {
        Owner: 'المالك',
        Accountant: 'المحاسب',
        Cashier: 'أمين الصندوق',
        Dispatcher: 'منسّق التوصيل',
        DataEntry: 'مُدخل البيانات',
        Viewer: 'المُشاهد',
      },
      status: { Active: 'نشط', Invited: 'مدعو', Disabled: 'معطّل' },
      has_factor: { No: 'لا', Yes: 'نعم' },
      kind: { owner: 'مالك', staff: 'موظف' },
    },
  },
} satisfies DomainLabels<typeof account>;
