import { contractEvidence, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { ListDefinition } from '../lists/list-definition.ts';

/** The company's chain of signing evidence, oldest first. */
export const evidenceList: ListDefinition = {
  name: 'contract-evidence',
  rows: 'data',
  row: rowSchema(contractEvidence),
  columns: {
    company_id: 'text',
    evidence_no: 'integer',
    contract_id: 'text',
    signed_at: 'moment',
    admin_id: 'text',
    address_seen: 'text',
    address_reported: 'text',
    user_agent: 'text',
    language: 'text',
    contract_text_sha256: 'text',
    contract_terms_sha256: 'text',
    image_sha256: 'text',
    previous_hash: 'text',
    hash: 'text',
  },
  from: sql`(select *, fold_text(contract_id || ' ' || admin_id) as search_text from contract_evidence)`,
  key: ['evidence_no'],
  order: 'evidence_no',
};
