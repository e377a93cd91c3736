import { findWording } from '@tawseel/api-client/contract-record';
import { newestWording } from '@tawseel/api-client/contract-text';
import type { Signature } from '@tawseel/api-client/schemas';
import { ApiError, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import type { Tx } from '../database/database.ts';
import { appendEvidence, readContractRow, sha256 } from './contracts.evidence.ts';
import { readSignatureImage, writeSignatureImage } from './signature-image.ts';

/**
 * Stores the client's signature, once, with its evidence: time, signer, address, and hashes of the text and
 * the image.
 *
 * @throws ApiError if there is no such contract, it is already signed, or another text was shown
 */
export async function signContract(
  tx: Tx,
  contractId: string,
  signature: Signature,
  caller: Caller,
): Promise<void> {
  const image = readSignatureImage(signature.contract_file_client);
  const { companyId } = caller;
  const language = signature.language ?? caller.language;
  // Serializes the signings of a company: each entry of its chain follows the last.
  await tx
    .selectFrom('companies')
    .select('company_id')
    .where('company_id', '=', companyId)
    .forUpdate()
    .execute();
  const row = await tx
    .selectFrom('contracts')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('contract_id', '=', contractId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.contract_file_client !== '') throw new ApiError('changed', { message: 'signedAlready' });
  const contract = readContractRow(row);
  const shown = signature.contract_text_sha256;
  // A page of an earlier release may show an earlier wording.
  const wording = shown === undefined ? newestWording : findWording(contract, language, shown, sha256);
  if (!wording) throw new ApiError('changed');
  await tx
    .updateTable('contracts')
    .set({ contract_file_client: writeSignatureImage(image) })
    .where('company_id', '=', companyId)
    .where('contract_id', '=', contractId)
    .execute();
  const { adminId, address, userAgent } = caller;
  const addressReported = signature.ip_address_client ?? '';
  const signing = { adminId, address, addressReported, userAgent, language, wording };
  await appendEvidence(tx, contract, image, signing);
}
