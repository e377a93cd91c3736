import {
  chainStart,
  evidenceContent,
  hashContractText,
  termsContent,
} from '@tawseel/api-client/contract-record';
import type { ContractWording } from '@tawseel/api-client/contract-text';
import type { Contract, ContractEvidence } from '@tawseel/api-client/contracts';
import { sha256 } from '../contract/sha256.ts';

const bytes = new TextEncoder().encode('a picture');
const picture = `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;

/** A contract without the client's signature. */
export const unsigned: Contract = {
  contract_id: 'C-1',
  name_client: 'Petra Express',
  name_service: 'Laith Momani',
  company_id: '1001',
  service_start_date: '2026-01-01',
  service_end_date: '2026-12-31',
  contract_date: '2025-12-30',
  service_months: 12,
  payment_now_value: 45,
  all_value_service: 540.125,
  status: 'active',
  activity: 'Parcels',
  contract_file_client: '',
  contract_file_admin: picture,
};

export const signed: Contract = { ...unsigned, contract_file_client: picture };

/** Evidence of a signed contract, the first of its company. */
export function evidenceOf(contract: Contract, wording?: ContractWording): ContractEvidence {
  const statement = {
    company_id: contract.company_id,
    evidence_no: 1,
    contract_id: contract.contract_id,
    signed_at: '2026-01-02T14:05:09.123+03:00',
    admin_id: '1001-1',
    address_seen: '192.0.2.1',
    address_reported: '198.51.100.7',
    user_agent: 'Browser/1',
    language: 'ar' as const,
    contract_text_sha256: hashContractText(contract, 'ar', sha256, wording),
    contract_terms_sha256: sha256(termsContent(contract)),
    image_sha256: sha256(bytes),
    previous_hash: chainStart,
  };
  return { ...statement, hash: sha256(evidenceContent(statement)) };
}
