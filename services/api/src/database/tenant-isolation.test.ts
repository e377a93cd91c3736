import { sql } from 'kysely';
import { driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import { asSystem, inCompany } from './in-company.ts';
import type { Caller } from '../http/caller.ts';

onEachDatabase('row-level security', (test) => {
  it('hides other companies’ rows from a query without a condition', async () => {
    const [one, two] = [await test().company(), await test().company()];
    for (const admin of [one, two]) {
      await admin.post('/DC/CreateDrivers', driverBody(1));
      await admin.post('/DC/CreateMerchants', merchantBody(1));
    }
    const claims = await test().api.tokens.read(one.token);
    const caller: Caller = {
      companyId: one.companyId,
      adminId: String(claims?.admin_id),
      nameCompany: '',
      role: 'Owner',
      person: '',
      sessionId: String(claims?.sid),
      tokenGeneration: null,
      requestId: 'r',
      language: 'en',
      address: '',
      userAgent: '',
    };
    const companies = (table: string) =>
      inCompany(test().database, caller, async (tx) => {
        const { rows } = await sql<{
          company_id: string;
        }>`select distinct company_id from ${sql.table(table)}`.execute(tx);
        return rows.map(({ company_id }) => company_id);
      });
    const tables = ['companies', 'accounts', 'sessions', 'drivers', 'merchants', 'audit', 'tallies'];
    for (const table of [...tables, 'listed_drivers', 'listed_merchants', 'listed_audit']) {
      expect({ table, seen: await companies(table) }).toEqual({ table, seen: [one.companyId] });
    }
    await inCompany(test().database, caller, async (tx) => {
      const changed = await sql`update drivers set salary = 1`.execute(tx);
      expect(changed.numAffectedRows).toBe(1n);
    });
    await expect(
      inCompany(test().database, caller, (tx) =>
        sql`update drivers set company_id = ${two.companyId}`.execute(tx),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      inCompany(test().database, caller, (tx) => sql`delete from postings`.execute(tx)),
    ).rejects.toThrow(/permission denied|append-only/);
    await expect(
      inCompany(test().database, caller, (tx) => sql`drop table drivers`.execute(tx)),
    ).rejects.toThrow(/must be owner/);
    expect((await two.post('/DC/DisplayDrivers')).body.date).toEqual([
      expect.objectContaining({ salary: 300 }),
    ]);
  });

  it('covers every table with rows of companies', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(
      test().database.db,
    );
    expect(rows).toEqual([]);
    const keys = await sql<{ name: string }>`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      join pg_attribute company on company.attrelid = t.oid and company.attname = 'company_id'
      where t.relnamespace = 'public'::regnamespace and i.indkey[0] <> company.attnum
        and c.relname not in ('idempotency_keys_age')`.execute(test().database.db);
    expect(keys.rows).toEqual([]);
  });

  it('is a condition of every view, whose owner no request can become', async () => {
    const { rows } = await sql<{ name: string; owner: string; definition: string }>`
      select c.relname as name, pg_get_userbyid(c.relowner) as owner, pg_get_viewdef(c.oid) as definition from pg_class c
      where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace`.execute(test().database.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, owner, definition } of rows) {
      expect({ name, owner }).toEqual({ name, owner: 'tawseel_lists' });
      const inCompany = String.raw`company_id = current_setting\('app.company_id'::text, true\)\)`;
      const ofCompany = String.raw`\(+(\w+\.)?${inCompany}`;
      const ofRole = String.raw`( AND \(current_setting\('app.role'::text, true\) = ANY .*\)\))?`;
      const from = name.startsWith('listed_')
        ? `${name.replace('listed_', '')} WHERE ${ofCompany}${ofRole}`
        : String.raw`.* WHERE (\([^;]* AND )?\(+[a-z]\.${inCompany}( AND [^;]*)?\)*`;
      expect(definition.replace(/\s+/g, ' ')).toMatch(new RegExp(` FROM ${from};$`));
    }
    const members = await sql`select 1 from pg_auth_members m join pg_roles r on r.oid = m.member
      where m.roleid = 'tawseel_lists'::regrole and r.rolname = 'tawseel_app'`.execute(test().database.db);
    expect(members.rows).toEqual([]);
  });

  it('shows no rows without a company', async () => {
    const admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const rows = await asSystem(test().database, 'another', (tx) =>
      tx.selectFrom('drivers').selectAll().execute(),
    );
    expect(rows).toEqual([]);
    const listed = await asSystem(test().database, 'another', (tx) =>
      sql`select 1 from listed_drivers`.execute(tx),
    );
    expect(listed.rows).toEqual([]);
    expect((await sql`select 1 from listed_drivers`.execute(test().database.db)).rows).toEqual([]);
  });
});
