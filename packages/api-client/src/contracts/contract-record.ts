import {
  contractTextContent,
  contractWordings,
  newestWording,
  writeContract,
  type ContractLanguage,
  type ContractWording,
} from './contract-text.ts';
import type { Contract } from './contract.entity.ts';
import type { ContractEvidence } from './contract-evidence.entity.ts';

/** The hashed part of an evidence entry: all fields but the hash. */
export type EvidenceStatement = Omit<ContractEvidence, 'hash'>;

/** SHA-256 as 64 hexadecimal digits, of bytes or of a text in UTF-8; browser and server have one implementation each. */
export type Sha256 = (data: string | Uint8Array) => string;

/** Previous hash of the first entry of a chain. */
export const chainStart = '0'.repeat(64);

/** A moment in UTC, with all its digits: databases write it in different zones and precisions. */
function writeMoment(value: string): string {
  const time = Date.parse(value);
  const [, belowMillisecond = ''] = /\.\d{3}(\d+)/.exec(value) ?? [];
  return Number.isNaN(time) ? value : `${new Date(time).toISOString()}${belowMillisecond.replace(/0+$/, '')}`;
}

/** The text whose hash is the hash of an entry. */
export function evidenceContent(entry: EvidenceStatement): string {
  return JSON.stringify([
    ['address_reported', entry.address_reported],
    ['address_seen', entry.address_seen],
    ['admin_id', entry.admin_id],
    ['company_id', entry.company_id],
    ['contract_id', entry.contract_id],
    ['contract_terms_sha256', entry.contract_terms_sha256],
    ['contract_text_sha256', entry.contract_text_sha256],
    ['evidence_no', entry.evidence_no],
    ['image_sha256', entry.image_sha256],
    ['language', entry.language],
    ['previous_hash', entry.previous_hash],
    ['signed_at', writeMoment(entry.signed_at)],
    ['user_agent', entry.user_agent],
  ]);
}

/**
 * The text of the agreed values, whose hash is `contract_terms_sha256`; it does not depend on a language. It includes the
 * provider's signature, and not the status, since a contract that has ended is still the contract that was signed.
 */
export function termsContent(contract: Omit<Contract, 'status' | 'contract_file_client'>): string {
  return JSON.stringify([
    ['activity', contract.activity],
    ['all_value_service', contract.all_value_service],
    ['company_id', contract.company_id],
    ['contract_date', contract.contract_date],
    ['contract_file_admin', contract.contract_file_admin],
    ['contract_id', contract.contract_id],
    ['name_client', contract.name_client],
    ['name_service', contract.name_service],
    ['payment_now_value', contract.payment_now_value],
    ['service_end_date', contract.service_end_date],
    ['service_months', contract.service_months],
    ['service_start_date', contract.service_start_date],
  ]);
}

/** SHA-256 of the text of a contract in a language, in the wording that is signed unless another is named. */
export function hashContractText(
  contract: Contract,
  language: ContractLanguage,
  sha256: Sha256,
  wording: ContractWording = newestWording,
): string {
  return sha256(contractTextContent(writeContract(contract, language, wording)));
}

/** The wording whose text in the language has the hash; undefined if the text is another. */
export function findWording(
  contract: Contract,
  language: ContractLanguage,
  hash: string,
  sha256: Sha256,
): ContractWording | undefined {
  return contractWordings.find((wording) => hashContractText(contract, language, sha256, wording) === hash);
}

/** The bytes of the image if its data URL has the form that the server stores, otherwise the data URL. */
function imageContent(dataUrl: string): string | Uint8Array {
  try {
    const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
    if (`data:image/png;base64,${btoa(binary)}` !== dataUrl) return dataUrl;
    return Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
  } catch {
    return dataUrl;
  }
}

/** The comparison of a hash from the signing with the present one: of the text, the terms, the image, or the record. */
export interface ContractCheck {
  name: 'text' | 'terms' | 'image' | 'record';
  isValid: boolean;
  /** The hash from the signing, and the present one. */
  kept: string;
  found: string;
}

/** The result of verifying a signed contract. */
export interface ContractProof {
  isValid: boolean;
  entry: ContractEvidence;
  checks: readonly ContractCheck[];
  /** Numbers of the entries of the chain that were changed, removed or inserted. */
  brokenEntries: readonly number[];
}

/** Numbers of the entries that do not follow the previous one, or that differ from their hash. */
export function brokenEntries(chain: readonly ContractEvidence[], sha256: Sha256): number[] {
  return chain.flatMap((entry, at) => {
    const before = chain[at - 1];
    const follows =
      entry.evidence_no === (before?.evidence_no ?? 0) + 1 &&
      entry.previous_hash === (before?.hash ?? chainStart);
    return follows && sha256(evidenceContent(entry)) === entry.hash ? [] : [entry.evidence_no];
  });
}

/**
 * Verifies a signed contract against the chain of evidence: computes each hash again from the present values.
 *
 * @param chain all entries of the company, in order
 * @returns undefined if the chain has no entry of the contract
 */
export function proveContract(
  contract: Contract,
  chain: readonly ContractEvidence[],
  sha256: Sha256,
): ContractProof | undefined {
  const entry = chain.find(({ contract_id }) => contract_id === contract.contract_id);
  if (!entry) return undefined;
  const check = (name: ContractCheck['name'], kept: string, ...possible: readonly string[]) => ({
    name,
    kept,
    isValid: possible.includes(kept),
    found: possible[0] ?? '',
  });
  // The provider may have signed after the company.
  const unsignedByProvider = { ...contract, contract_file_admin: '' };
  const checks = [
    check(
      'text',
      entry.contract_text_sha256,
      ...contractWordings.map((wording) => hashContractText(contract, entry.language, sha256, wording)),
    ),
    check(
      'terms',
      entry.contract_terms_sha256,
      sha256(termsContent(contract)),
      sha256(termsContent(unsignedByProvider)),
    ),
    check('image', entry.image_sha256, sha256(imageContent(contract.contract_file_client))),
    check('record', entry.hash, sha256(evidenceContent(entry))),
  ];
  const broken = brokenEntries(chain, sha256);
  const isValid = broken.length === 0 && checks.every((one) => one.isValid);
  return { isValid, entry, checks, brokenEntries: broken };
}

/** The code of a record, for people to compare: the first 12 digits of its hash, in groups. */
export function recordCode(hash: string): string {
  return (hash.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
