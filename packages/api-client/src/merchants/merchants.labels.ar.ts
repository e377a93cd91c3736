import type { DomainLabels } from '../description/labels.ts';
import type { merchant } from './merchant.entity.ts';

/** Labels of merchants in Arabic. */
export const merchantsLabels = {
  merchant: {
    fields: {
      merchant_id: 'رقم التاجر',
      company_id: 'رقم الشركة',
      password: 'كلمة المرور',
      full_name: 'الاسم الكامل',
      shop_name: 'اسم المتجر',
      working_hours: 'ساعات العمل',
      city: 'المدينة',
      phone: 'الهاتف',
      email: 'البريد الإلكتروني',
      status: 'الحالة',
      money_orders: 'أموال الطلبات',
      account_created_at: 'تاريخ إنشاء الحساب',
    },
    values: {
      status: { Active: 'نشط', InActive: 'غير نشط' },
    },
  },
} satisfies DomainLabels<typeof merchant>;
