import { defineEntity } from '../description/define-entity.ts';
import { choice, company, moment, reference, text, wholeNumber } from '../description/field.ts';
import type { Row } from '../description/row.ts';

/**
 * Evidence of a signature: when, by whom, from where, over which text and image. The entries of a company are numbered from
 * 1, and each holds the hash of the previous one (64 zeros in the first).
 */
export const contractEvidence = defineEntity({
  name: 'contract_evidence',
  table: 'contract_evidence',
  key: ['evidence_no'],
  fields: {
    company_id: company(),
    evidence_no: wholeNumber({ serial: true }),
    contract_id: reference('contracts'),
    signed_at: moment(),
    admin_id: text(),
    // The signer's address as the server saw it, and as the browser reported it.
    address_seen: text(),
    address_reported: text(),
    user_agent: text(),
    // Language of the text that was shown.
    language: choice(['ar', 'en'], { code: true }),
    contract_text_sha256: text(),
    contract_terms_sha256: text(),
    image_sha256: text(),
    previous_hash: text(),
    hash: text(),
  },
  list: {
    name: 'contract-evidence',
    path: '/DC/DisplayContractEvidence',
    allow: 'company.see',
    rows: 'data',
    sort: 'evidence_no',
  },
});

export type ContractEvidence = Row<typeof contractEvidence>;
