import type { DomainLabels } from '../description/labels.ts';
import type { contract } from './contract.entity.ts';

/** Labels of contracts in Arabic. */
export const contractsLabels = {
  contract: {
    fields: {
      contract_id: 'رقم العقد',
      name_client: 'العميل (الطرف الثاني)',
      name_service: 'ممثّل مزوّد الخدمة',
      company_id: 'رقم الشركة',
      service_start_date: 'تاريخ البدء',
      service_end_date: 'تاريخ الانتهاء',
      contract_date: 'تاريخ العقد',
      service_months: 'عدد الأشهر',
      payment_now_value: 'الدفعة المستحقة حاليًا',
      all_value_service: 'القيمة الإجمالية',
      status: 'الحالة',
      activity: 'النشاط',
    },
    values: {
      status: { Active: 'نشط', Inactive: 'غير نشط', Expired: 'منتهٍ' },
    },
  },
} satisfies DomainLabels<typeof contract>;
