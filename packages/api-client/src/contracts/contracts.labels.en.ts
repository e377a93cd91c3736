import type { DomainLabels } from '../entity/labels.ts';
import type { contract } from './contract.entity.ts';
import type { contractEvidence } from './contract-evidence.entity.ts';

/** Labels of contracts in English. */
export const contractsLabels = {
  contract: {
    fields: {
      contract_id: 'Contract no.',
      name_client: 'Client',
      name_service: 'Admin name',
      company_id: 'Company ID',
      service_start_date: 'Start date',
      service_end_date: 'End date',
      contract_date: 'Contract date',
      service_months: 'Months',
      payment_now_value: 'Payment now',
      all_value_service: 'Total value',
      status: 'Status',
      activity: 'Activity',
    },
    values: {
      status: { Active: 'Active', Inactive: 'Inactive', Expired: 'Expired' },
    },
  },
  contract_evidence: {
    fields: {
      company_id: 'Company ID',
      evidence_no: 'No.',
      contract_id: 'Contract no.',
      signed_at: 'Signed at',
      admin_id: 'Administrator',
      address_seen: 'Address seen',
      address_reported: 'Address reported',
      user_agent: 'Browser',
      language: 'Language shown',
      contract_text_sha256: 'Text (SHA-256)',
      contract_terms_sha256: 'Terms (SHA-256)',
      image_sha256: 'Signature (SHA-256)',
      previous_hash: 'Previous hash',
      hash: 'Hash',
    },
  },
} satisfies DomainLabels<typeof contract | typeof contractEvidence>;
