import { hashContractText, proveContract } from '@tawseel/api-client/contract-record';
import type { ContractWording } from '@tawseel/api-client/contract-text';
import { contract as described, contractEvidence, rowSchema } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { signaturePng } from '../demo/signature-png.ts';
import { checkRecords } from '../server/check-records.ts';
import { tableRows } from '../testing/table-rows.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { sha256 } from './contracts.evidence.ts';

onEachDatabase('wordings of contracts', (test) => {
  it('are recorded as they were shown, by this release or an earlier one, and stay valid', async () => {
    const admin = await test().company();
    const wordings: Record<string, ContractWording> = { 'C-1': 1, 'C-2': 2 };
    const ids = Object.keys(wordings);
    await asSystem(test().database, admin.companyId, (tx) =>
      insertRows(
        tx,
        'contracts',
        ids.map((contract_id) => ({ ...tableRows.contracts, company_id: admin.companyId, contract_id })),
      ),
    );
    const read = async (id: string) =>
      rowSchema(described).parse((await admin.post(`/DC/DisplayContracts/${id}`)).body.data?.[0]);
    for (const [id, wording] of Object.entries(wordings)) {
      const body = {
        contract_file_client: signaturePng(1),
        language: 'ar',
        contract_text_sha256: hashContractText(await read(id), 'ar', sha256, wording),
      };
      expect((await admin.put(`/DC/SignatureClient/${id}`, body)).status).toBe(200);
      expect(
        (await admin.post('/DC/DisplayContractEvidence')).body.data?.map((row) => row.contract_text_sha256),
      ).toContain(body.contract_text_sha256);
    }
    const { data } = (await admin.post('/DC/DisplayContractEvidence')).body;
    const chain = z.array(rowSchema(contractEvidence)).parse(data);
    for (const id of ids) expect(proveContract(await read(id), chain, sha256)?.isValid).toBe(true);
    expect(await checkRecords(test().database)).toEqual([]);
  });
});
