import { sql } from 'kysely';
import { merchantBody } from '../testing/samples.ts';
import { tenantContext } from '../testing/tenant-context.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { readInCompany } from './in-company.ts';

onEachDatabase('a read in a company', (test) => {
  const callerOf = (company: TestCompany) => tenantContext(test(), company);
  const merchantsOf = (companyId: string) => ({
    sql: 'select merchant_id as id from listed_merchants where company_id = $1',
    parameters: [companyId],
    name: 'merchants of a company',
  });
  const withMerchant = async (number: number) => {
    const company = await test().company();
    await company.post('/DC/CreateMerchants', merchantBody(number));
    return company;
  };

  it('sees no row of another company through a statement that names it, also among reads of that company', async () => {
    const [own, other] = [await withMerchant(1), await withMerchant(2)];
    const [ownCaller, otherCaller] = [await callerOf(own), await callerOf(other)];
    const rows = await Promise.all(
      [ownCaller, otherCaller, ownCaller].map((caller) =>
        readInCompany<{ id: string }>(test().database, caller, merchantsOf(other.companyId)),
      ),
    );
    expect(rows).toEqual([[], [{ id: 'M-2' }], []]);
  });

  it('is refused to a session that is unknown, has a newer token, or is of another company', async () => {
    const [company, other] = [await withMerchant(1), await test().company()];
    const caller = await callerOf(company);
    const read = (changed: Partial<typeof caller>) =>
      readInCompany(test().database, { ...caller, ...changed }, merchantsOf(company.companyId));
    await expect(read({})).resolves.toHaveLength(1);
    for (const changed of [
      { sessionId: '00000000-0000-4000-8000-000000000000' },
      { tokenGeneration: 7 },
      { sessionId: (await callerOf(other)).sessionId },
    ])
      await expect(read(changed)).rejects.toMatchObject({ code: 'unauthorised' });
  });

  it('fails with the error of its statement, leaves no company behind, and changes nothing', async () => {
    const company = await withMerchant(1);
    const caller = await callerOf(company);
    const { database } = test();
    const read = (text: string) => readInCompany(database, caller, { sql: text, parameters: [] });
    await expect(read('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    const { rows } = await sql<{ company: string }>`
      select coalesce(current_setting('app.company_id', true), '') as company`.execute(database.db);
    expect(rows).toEqual([{ company: '' }]);
    // Last, since the connection is dropped, as that of a standby.
    await expect(read("update merchants set full_name = 'x'")).rejects.toMatchObject({ code: '25006' });
  });
});
