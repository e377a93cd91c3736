import { hashContractText, proveContract } from '@tawseel/api-client/contract-record';
import { contract as described, contractEvidence, rowSchema } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { PNG } from 'pngjs';
import * as z from 'zod/mini';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { signaturePng } from '../demo/signature-png.ts';
import { checkRecords } from '../server/check-records.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { sha256 } from './contracts.evidence.ts';

const png = signaturePng(1);

const dataUrl = (image: Buffer) => `data:image/png;base64,${image.toString('base64')}`;

function changed(change: (image: Buffer) => void) {
  const image = Buffer.from(png.split(',')[1] ?? '', 'base64');
  change(image);
  return dataUrl(image);
}

function headerAnd(text: string) {
  const header = Buffer.from(png.split(',')[1] ?? '', 'base64').subarray(0, 33);
  return dataUrl(Buffer.concat([header, Buffer.from(text)]));
}

onEachDatabase('contracts', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    const contract = (contract_id: string) => ({
      company_id: admin.companyId,
      contract_id,
      name_client: 'شركة',
      name_service: 'Provider',
      service_start_date: '2026-01-01',
      service_end_date: '2026-12-31',
      contract_date: '2025-12-30',
      service_months: 12,
      payment_now_value: 45_500,
      all_value_service: 546_000,
      status: 'active',
      activity: 'توصيل',
      contract_file_admin: png,
    });
    await asSystem(test().database, admin.companyId, (tx) =>
      insertRows(tx, 'contracts', [contract('C-1'), contract('C-2')]),
    );
  });

  it('are listed, and found one by one', async () => {
    expect((await admin.post('/DC/DisplayContracts')).body.data).toHaveLength(2);
    expect((await admin.post('/DC/DisplayContracts/C-1')).body.data).toEqual([
      expect.objectContaining({
        contract_id: 'C-1',
        payment_now_value: 45.5,
        contract_file_client: '',
        contract_date: '2025-12-30',
      }),
    ]);
    expect((await admin.post('/DC/DisplayContracts/C-9')).body.data).toEqual([]);
    const other = await test().company();
    expect((await other.post('/DC/DisplayContracts/C-1')).body.data).toEqual([]);
  });

  it.each([
    ['نشط', 2],
    ['ACTIVE', 2],
    ['expired', 0],
    ['2026-12-31', 2],
    ['31/12/2026', 2],
    ['توصيل شركه', 2],
    ['Provider', 0],
    ['45.50', 0],
  ])('are searched by client, company, status, end date and activity: %s', async (search, count) => {
    const searchIn = ['name_client', 'company_id', 'status', 'service_end_date', 'activity'];
    const { body } = await admin.post('/DC/DisplayContracts', { limit: 50, search, searchIn });
    expect(body.data).toHaveLength(count);
  });

  it('can be signed once, with evidence in a hash chain', async () => {
    const body = { contract_file_client: png, ip_address_client: '203.0.113.9', language: 'ar' };
    const sign = (id: string) => admin.put(`/DC/SignatureClient/${id}`, body, { 'user-agent': 'Test/1' });
    const answers = await Promise.all([sign('C-1'), sign('C-1'), sign('C-2')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    expect((await admin.post('/DC/DisplayContracts/C-1')).body.data?.[0]).toMatchObject({
      contract_file_client: png,
    });
    const evidence = await asSystem(test().database, admin.companyId, (tx) =>
      tx.selectFrom('contract_evidence').selectAll().orderBy('evidence_no').execute(),
    );
    expect(evidence).toHaveLength(2);
    expect(evidence[0]).toMatchObject({
      evidence_no: 1,
      admin_id: `${admin.companyId}-1`,
      address_seen: '127.0.0.1',
      address_reported: '203.0.113.9',
      user_agent: 'Test/1',
      language: 'ar',
      image_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(evidence[1]?.previous_hash).toBe(evidence[0]?.hash);
    expect(await checkRecords(test().database)).toEqual([]);
    await expect(
      asSystem(test().database, admin.companyId, (tx) =>
        sql`update contract_evidence set language = 'en'`.execute(tx),
      ),
    ).rejects.toThrow(/permission denied|append-only/);
  });

  /** Verification by a reader of the contract, from the responses alone. */
  async function prove(contractId: string) {
    const contract = await admin.post(`/DC/DisplayContracts/${contractId}`);
    const chain = await admin.post('/DC/DisplayContractEvidence');
    const proof = proveContract(
      rowSchema(described).parse(contract.body.data?.[0]),
      z.array(rowSchema(contractEvidence)).parse(chain.body.data),
      sha256,
    );
    return (
      proof && {
        isValid: proof.isValid,
        broken: proof.brokenEntries,
        faults: proof.checks.filter(({ isValid }) => !isValid).map(({ name }) => name),
      }
    );
  }

  /** Alters the database directly, past every guard. */
  async function tamper(...statements: string[]) {
    await test()
      .database.db.transaction()
      .execute(async (tx) => {
        await sql`select set_config('app.system', 'on', true)`.execute(tx);
        await sql`alter table contract_evidence disable trigger append_only`.execute(tx);
        for (const statement of statements)
          await sql.raw(statement.replaceAll('$company', admin.companyId)).execute(tx);
        await sql`alter table contract_evidence enable trigger append_only`.execute(tx);
      });
  }

  const signature = { contract_file_client: png, language: 'en' };

  it('can be verified from their evidence, in the language that was shown', async () => {
    expect(await prove('C-1')).toBeUndefined();
    await admin.put('/DC/SignatureClient/C-1', signature);
    await admin.put('/DC/SignatureClient/C-2', { ...signature, language: 'ar' });
    expect(await prove('C-1')).toEqual({ isValid: true, broken: [], faults: [] });
    expect(await prove('C-2')).toEqual({ isValid: true, broken: [], faults: [] });
    const other = await test().company();
    expect((await other.post('/DC/DisplayContractEvidence')).body.data).toEqual([]);
  });

  it.each([
    [
      "update contracts set all_value_service = 545999 where contract_id = 'C-1' and company_id = '$company'",
      ['text', 'terms'],
      [],
    ],
    [
      "update contracts set name_client = 'شركه' where contract_id = 'C-1' and company_id = '$company'",
      ['text', 'terms'],
      [],
    ],
    [
      "update contracts set contract_file_admin = '' where contract_id = 'C-1' and company_id = '$company'",
      ['terms'],
      [],
    ],
    [
      "update contracts set contract_file_client = replace(contract_file_client, 'A', 'B') where contract_id = 'C-1' and company_id = '$company'",
      ['image'],
      [],
    ],
    [
      "update contract_evidence set address_seen = '127.0.0.2' where contract_id = 'C-1' and company_id = '$company'",
      ['record'],
      [1],
    ],
    [
      "update contract_evidence set signed_at = signed_at + interval '1 microsecond' where contract_id = 'C-1' and company_id = '$company'",
      ['record'],
      [1],
    ],
    [
      "update contract_evidence set user_agent = '' where contract_id = 'C-2' and company_id = '$company'",
      [],
      [2],
    ],
  ])('fail verification after a change: %s', async (statement, faults, broken) => {
    await admin.put('/DC/SignatureClient/C-1', signature);
    await admin.put('/DC/SignatureClient/C-2', signature);
    await tamper(statement);
    expect(await prove('C-1')).toEqual({ isValid: false, broken, faults });
    const findings = await checkRecords(test().database);
    expect(findings.filter(({ companyId }) => companyId === admin.companyId)).not.toEqual([]);
  });

  it.each([
    [
      'a record taken out',
      "delete from contract_evidence where contract_id = 'C-1' and company_id = '$company'",
      /no signing record/,
    ],
    [
      'a signature taken out',
      "update contracts set contract_file_client = '' where contract_id = 'C-1' and company_id = '$company'",
      /signature is gone/,
    ],
  ])('show %s', async (_what, statement, finding) => {
    await admin.put('/DC/SignatureClient/C-1', signature);
    await tamper(statement);
    const findings = await checkRecords(test().database);
    expect(findings.filter(({ companyId }) => companyId === admin.companyId)).toEqual([
      expect.objectContaining({ what: expect.stringMatching(finding) }),
    ]);
  });

  it('reject a signature on a text other than the shown one', async () => {
    const shown = (contract_text_sha256: string) =>
      admin.put('/DC/SignatureClient/C-1', { ...signature, contract_text_sha256 });
    expect(await shown('0'.repeat(64))).toMatchObject({ status: 409, body: { code: 'changed' } });
    const { data } = (await admin.post('/DC/DisplayContracts/C-1')).body;
    const hash = hashContractText(rowSchema(described).parse(data?.[0]), 'en', sha256);
    expect((await shown(hash)).status).toBe(200);
  });

  it.each([
    ['nothing', '', 400],
    ['nothing to see', dataUrl(PNG.sync.write(new PNG({ width: 500, height: 200 }))), 400],
    ['no data URL', 'https://example.com/x.png', 400],
    ['another type', png.replace('image/png', 'image/svg+xml'), 400],
    [
      'no PNG inside',
      `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>'.repeat(10)).toString('base64')}`,
      400,
    ],
    ['a header and HTML', headerAnd('<!doctype html><script>alert(1)</script>'), 400],
    ['no sides', changed((image) => image.writeUInt32BE(0, 16)), 400],
    ['huge sides', changed((image) => image.writeUInt32BE(60_000, 20)), 400],
    ['too many bytes', `data:image/png;base64,${Buffer.alloc(520 * 1024).toString('base64')}`, 400],
    ['far too many bytes', `data:image/png;base64,${'A'.repeat(1_200_000)}`, 413],
  ])('reject a signature of %s', async (_name, contract_file_client, status) => {
    expect(await admin.put('/DC/SignatureClient/C-1', { contract_file_client })).toMatchObject({ status });
    const [row] = (await admin.post('/DC/DisplayContracts/C-1')).body.data ?? [];
    expect(row?.contract_file_client).toBe('');
  });
});
