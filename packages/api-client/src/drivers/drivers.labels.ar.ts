import type { DomainLabels } from '../description/labels.ts';
import type { driver } from './driver.entity.ts';

/** Labels of drivers in Arabic. */
export const driversLabels = {
  driver: {
    fields: {
      driver_id: 'رقم السائق',
      company_id: 'رقم الشركة',
      name_driver: 'الاسم',
      password_driver: 'كلمة المرور',
      salary: 'الراتب',
      commission_driver: 'عمولة التوصيل',
      commission_return: 'عمولة الإرجاع',
      money_driver: 'رصيد العمولة',
      money_orders: 'أموال الطلبات',
      total_delivery_money: 'إجمالي أموال التوصيل',
      cash_limit: 'حد النقد',
      over_cash_limit: 'تجاوز حد النقد',
      city_driver: 'المدينة',
      email_driver: 'البريد الإلكتروني',
      phone_driver: 'الهاتف',
      status: 'الحالة',
      created_account_driver: 'تاريخ الإنشاء',
    },
    values: {
      over_cash_limit: { No: 'لا', Yes: 'نعم' },
      status: { Active: 'نشط', InActive: 'غير نشط' },
    },
  },
} satisfies DomainLabels<typeof driver>;
