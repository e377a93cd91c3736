import type { DomainLabels } from '../description/labels.ts';
import type { company } from './company.entity.ts';

/** Labels of company in Arabic. */
export const companyLabels = {
  company: {
    fields: {
      company_id: 'رقم الشركة',
      name_company: 'اسم الشركة',
      name_admin: 'اسم المدير',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      country: 'الدولة',
      city: 'المدينة',
      type_account_subscription: 'نوع الاشتراك',
      subscription_month: 'مدة الاشتراك',
      start_subscription: 'البداية',
      end_subscription: 'النهاية',
      status: 'الحالة',
      payment: 'المدفوع حتى الآن',
      subscription_value_money: 'المتبقي من الاشتراك',
    },
    values: {
      status: { Active: 'نشط', InActive: 'غير نشط', Suspended: 'موقوف', Expired: 'منتهٍ' },
    },
  },
} satisfies DomainLabels<typeof company>;
