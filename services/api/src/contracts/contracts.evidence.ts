import { createHash } from 'node:crypto';
import {
  brokenEntries,
  chainStart,
  evidenceContent,
  hashContractText,
  proveContract,
  termsContent,
  type ContractProof,
  type Sha256,
} from '@tawseel/api-client/contract-record';
import type { ContractLanguage, ContractWording } from '@tawseel/api-client/contract-text';
import type { Contract, ContractEvidence } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';
import { toDinars } from '../money/fils.ts';

/** The signer, and the server's own observations of the request. */
export interface Signing {
  adminId: string;
  address: string;
  addressReported: string;
  userAgent: string;
  language: ContractLanguage;
  /** Default: the newest. */
  wording?: ContractWording;
  /** Time of the signing. Default: now. */
  signedAt?: string;
}

export const sha256: Sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** A contract as it is stored, its values in JD as they are shown and hashed. */
export function readContractRow<Row extends Pick<Contract, 'payment_now_value' | 'all_value_service'>>(
  row: Row,
): Row {
  return {
    ...row,
    payment_now_value: toDinars(row.payment_now_value),
    all_value_service: toDinars(row.all_value_service),
  };
}

/**
 * Appends the evidence of a signing to the company's chain. The caller holds a lock on the company's row, so
 * that entries follow one another.
 *
 * @param contract As it was shown; values in JD.
 * @param image The signature's image.
 */
export async function appendEvidence(
  tx: Tx,
  contract: Contract,
  image: Uint8Array,
  signing: Signing,
): Promise<void> {
  const { company_id, contract_id } = contract;
  const last = await tx
    .selectFrom('contract_evidence')
    .select(['evidence_no', 'hash'])
    .where('company_id', '=', company_id)
    .orderBy('evidence_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Milliseconds, because browsers can parse and hash no finer time.
  const moment = signing.signedAt ? sql`${signing.signedAt}::text::timestamptz` : sql`now()`;
  const { rows } = await sql<{ now: string }>`
    select to_json(date_trunc('milliseconds', ${moment})) #>> '{}' as now`.execute(tx);
  const statement = {
    company_id,
    contract_id,
    evidence_no: (last?.evidence_no ?? 0) + 1,
    signed_at: rows[0]?.now ?? '',
    admin_id: signing.adminId,
    address_seen: signing.address,
    address_reported: signing.addressReported,
    user_agent: signing.userAgent.slice(0, 500),
    language: signing.language,
    contract_text_sha256: hashContractText(contract, signing.language, sha256, signing.wording),
    contract_terms_sha256: sha256(termsContent(contract)),
    image_sha256: sha256(image),
    previous_hash: last?.hash ?? chainStart,
  };
  await tx
    .insertInto('contract_evidence')
    .values({ ...statement, hash: sha256(evidenceContent(statement)) })
    .execute();
}

/** The entries that `tx` sees, in order per company. */
async function readEvidence(tx: Tx): Promise<ContractEvidence[]> {
  const entries = await tx
    .selectFrom('contract_evidence')
    .selectAll()
    .select(sql<string>`to_json(signed_at) #>> '{}'`.as('signed_at'))
    .orderBy('company_id')
    .orderBy('evidence_no')
    .execute();
  return entries.map((entry) => ({ ...entry, language: entry.language === 'ar' ? 'ar' : 'en' }));
}

/** Errors in a company's signatures, one sentence each. */
function findingsOf(contract: Contract, proof: ContractProof | undefined): string[] {
  const { contract_id } = contract;
  if (!proof) return [`Contract ${contract_id} is signed, and has no signing record.`];
  const translations = {
    text: 'Its text is not the one that was signed',
    terms: 'Its values are not those that were signed',
    image: 'Its signature is not the one that was given',
    record: 'Its signing record was altered',
  };
  return proof.checks
    .filter(({ isValid }) => !isValid)
    .map(({ name }) => `Contract ${contract_id}: ${translations[name]}.`);
}

/** Verifies every signed contract that `tx` sees, and every chain of evidence. */
export async function checkSignatures(tx: Tx): Promise<Finding[]> {
  const evidence = await readEvidence(tx);
  const contracts = await tx
    .selectFrom('contracts')
    .selectAll()
    .orderBy('company_id')
    .orderBy('contract_id')
    .execute();
  const companies = new Set([...evidence, ...contracts].map(({ company_id }) => company_id));
  return [...companies].flatMap((companyId) => {
    const chain = evidence.filter(({ company_id }) => company_id === companyId);
    const own = contracts.filter(({ company_id }) => company_id === companyId);
    const broken = brokenEntries(chain, sha256);
    const unsigned = chain.filter((entry) =>
      own.every((row) => row.contract_id !== entry.contract_id || row.contract_file_client === ''),
    );
    const whats = [
      ...broken.map((number) => `Signing record ${number} was altered, or the one before it.`),
      ...unsigned.map(({ contract_id }) => `Contract ${contract_id} was signed, and its signature is gone.`),
      ...own
        .filter((row) => row.contract_file_client !== '')
        .map(readContractRow)
        .flatMap((row) => findingsOf(row, proveContract(row, chain, sha256))),
    ];
    return whats.map((what) => ({ companyId, what }));
  });
}
