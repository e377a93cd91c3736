import { contractTextContent, writeContract, type ContractLanguage } from './contract-text.ts';
import type { Contract } from './contract.entity.ts';
import type { ContractEvidence } from './contract-evidence.entity.ts';

/** What is hashed of an evidence entry: all it says but its own hash. */
export type EvidenceStatement = Omit<ContractEvidence, 'hash'>;

/** SHA-256 as 64 hexadecimal digits, over bytes or the UTF-8 of a text; browser and server each bring their own. */
export type Sha256 = (data: string | Uint8Array) => string;

/** The first entry of a company's chain follows this. */
export const chainStart = '0'.repeat(64);

/** UTC to the digit: a moment is the same moment in whatever zone and precision the database writes it. */
function writeMoment(value: string): string {
  const time = Date.parse(value);
  const [, belowMillisecond = ''] = /\.\d{3}(\d+)/.exec(value) ?? [];
  return Number.isNaN(time) ? value : `${new Date(time).toISOString()}${belowMillisecond.replace(/0+$/, '')}`;
}

/** What an entry's hash is of. */
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
 * The agreed values, in either language the same: what `contract_terms_sha256` is of. The provider's signature is among
 * them; the status is not, since a contract that has ended is still the contract that was signed.
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

/** SHA-256 of the contract's text in a language. */
export function hashContractText(contract: Contract, language: ContractLanguage, sha256: Sha256): string {
  return sha256(contractTextContent(writeContract(contract, language)));
}

/** The picture's bytes, where the data URL is written the one way the server stores it; otherwise what stands there. */
function imageContent(dataUrl: string): string | Uint8Array {
  try {
    const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
    if (`data:image/png;base64,${btoa(binary)}` !== dataUrl) return dataUrl;
    return Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0);
  } catch {
    return dataUrl;
  }
}

/** Something hashed at signing and again now: the text, the values agreed, the signature's picture, the record itself. */
export interface ContractCheck {
  name: 'text' | 'terms' | 'image' | 'record';
  isValid: boolean;
  /** Hash that was kept, and the one made now. */
  kept: string;
  found: string;
}

/** What became of proving a signed contract. */
export interface ContractProof {
  isValid: boolean;
  entry: ContractEvidence;
  checks: readonly ContractCheck[];
  /** Entries of the company's chain that were altered, taken out or put in. */
  brokenEntries: readonly number[];
}

/** Numbers of the entries that do not follow the one before them, or are not what their hash says. */
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
 * Proves a signed contract by the company's chain of evidence: every hash is made again from what stands there now.
 *
 * @param chain All entries of the contract's company, in their order.
 * @returns undefined when the chain has no entry of this contract
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
  // A provider that had not signed then may have signed since.
  const unsignedByProvider = { ...contract, contract_file_admin: '' };
  const checks = [
    check('text', entry.contract_text_sha256, hashContractText(contract, entry.language, sha256)),
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

/** The record's short code, to be compared by eye: the first 12 digits of its hash, in groups. */
export function recordCode(hash: string): string {
  return (hash.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
