import type { DomainLabels } from '../description/labels.ts';
import type { contractEvidence } from './contract-evidence.entity.ts';

/** Labels of the evidence of signatures in Arabic; the documents have texts of their own. */
export const evidenceLabels = {
  contract_evidence: {
    fields: {
      company_id: 'رقم الشركة',
      evidence_no: 'الرقم',
      contract_id: 'رقم العقد',
      signed_at: 'وقت التوقيع',
      admin_id: 'المسؤول',
      address_seen: 'عنوان IP كما رآه الخادم',
      address_reported: 'عنوان IP كما أبلغ عنه المتصفح',
      user_agent: 'المتصفح',
      language: 'لغة النص المعروض',
      contract_text_sha256: 'بصمة النص (SHA-256)',
      contract_terms_sha256: 'بصمة قيم العقد (SHA-256)',
      image_sha256: 'بصمة التوقيع (SHA-256)',
      previous_hash: 'بصمة السجل السابق',
      hash: 'بصمة هذا السجل',
    },
  },
} satisfies DomainLabels<typeof contractEvidence>;
