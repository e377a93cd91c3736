import { expectSuccess } from '../run/client.ts';
import type { Context } from '../run/context.ts';
import { lists } from '../contract/lists.ts';
import { sampleSignature } from '../contract/sample-signature.ts';
import { Deviation } from '../run/report.ts';
import { expectFields, readList } from '../run/rows.ts';

/**
 * Reads the contracts one by one.
 *
 * @param unsigned id of a contract that may be signed, which cannot be undone
 */
export async function checkContracts({ send, report }: Context, unsigned?: string): Promise<void> {
  const call = 'POST /DC/DisplayContracts/{contractId}';
  const one = (id: string) => ({
    ...lists.contracts,
    path: `/DC/DisplayContracts/${encodeURIComponent(id)}`,
  });
  await report.check(call, 'answers one contract as the first item of a list', async () => {
    for (const { contract_id } of await readList(send, lists.contracts)) {
      const [row] = await readList(send, one(String(contract_id)));
      if (!row) throw new Deviation(`no contract ${String(contract_id)}`);
      expectFields(row, lists.contracts.fields);
    }
  });
  await report.check(call, 'answers an empty list for an unknown contract', async () => {
    if ((await readList(send, one('conformance-unknown'))).length > 0) throw new Deviation('it has rows');
  });
  const signing = 'PUT /DC/SignatureClient/{contractId}';
  if (!unsigned) return report.skip(signing, 'signs a contract', 'it cannot be undone: name one with --sign');
  await report.check(signing, 'signs a contract', async () => {
    const body = { contract_file_client: sampleSignature, ip_address_client: '0.0.0.0' };
    await expectSuccess(send('PUT', `/DC/SignatureClient/${encodeURIComponent(unsigned)}`, body));
    const [row] = await readList(send, one(unsigned));
    if (!row?.['contract_file_client']) throw new Deviation('the signature is not stored');
  });
}
