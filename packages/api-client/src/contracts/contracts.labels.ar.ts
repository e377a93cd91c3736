import type { DomainLabels } from '../entity/labels.ts';
import type { contract } from './contract.entity.ts';
import type { contractEvidence } from './contract-evidence.entity.ts';

/** Labels of contracts in Arabic. */
export const contractsLabels = {
  contract: {
    fields: {
      contract_id: 'عقد رقم',
      name_client: 'العميل (الطرف الثاني)',
      name_service: 'اسم المسؤول',
      company_id: 'رقم الشركة',
      service_start_date: 'تاريخ البدء',
      service_end_date: 'تاريخ الانتهاء',
      contract_date: 'تاريخ العقد',
      service_months: 'عدد الأشهر',
      payment_now_value: 'الدفعة الحالية',
      all_value_service: 'القيمة الإجمالية',
      status: 'الحالة',
      activity: 'النشاط',
    },
    values: {
      status: { Active: 'نشط', Inactive: 'غير نشط', Expired: 'منتهٍ' },
    },
  },
  contract_evidence: {
    fields: {
      company_id: 'رقم الشركة',
      evidence_no: 'الرقم',
      contract_id: 'عقد رقم',
      signed_at: 'وقت التوقيع',
      admin_id: 'المسؤول',
      address_seen: 'العنوان كما رآه الخادم',
      address_reported: 'العنوان كما أبلغ عنه المتصفح',
      user_agent: 'المتصفح',
      language: 'لغة النص المعروض',
      contract_text_sha256: 'النص (SHA-256)',
      contract_terms_sha256: 'الشروط (SHA-256)',
      image_sha256: 'التوقيع (SHA-256)',
      previous_hash: 'البصمة السابقة',
      hash: 'البصمة',
    },
  },
} satisfies DomainLabels<typeof contract | typeof contractEvidence>;
