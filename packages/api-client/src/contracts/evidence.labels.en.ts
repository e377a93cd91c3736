import type { DomainLabels } from '../description/labels.ts';
import type { contractEvidence } from './contract-evidence.entity.ts';

/** Labels of the evidence of signatures in English; the documents have texts of their own. */
export const evidenceLabels = {
  contract_evidence: {
    fields: {
      company_id: 'Company ID',
      evidence_no: 'No.',
      contract_id: 'Contract no.',
      signed_at: 'Signed at',
      admin_id: 'Administrator',
      address_seen: 'IP address (server)',
      address_reported: 'IP address (browser)',
      user_agent: 'Browser',
      language: 'Language shown',
      contract_text_sha256: 'Text (SHA-256)',
      contract_terms_sha256: 'Contract values (SHA-256)',
      image_sha256: 'Signature (SHA-256)',
      previous_hash: 'Previous hash',
      hash: 'Hash',
    },
  },
} satisfies DomainLabels<typeof contractEvidence>;
