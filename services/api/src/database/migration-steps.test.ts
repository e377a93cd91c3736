import { sql } from 'kysely';
import { insertRows } from '../demo/insert-rows.ts';
import { checkRecords } from '../server/check-records.ts';
import { tableRows } from '../testing/table-rows.ts';
import { openTestDatabase, testDatabases } from '../testing/test-database.ts';
import type { Database, Tx } from './database.ts';
import { acrossCompanies, asSystem } from './in-company.ts';
import { migrateWithin } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { compareSchema } from './schema/compare-schema.ts';

const names = Object.keys(migrations);

/** Adds a company with one row in each table that the database has by now. @returns Names of these tables. */
async function addCompany(tx: Tx, companyId: string): Promise<string[]> {
  await sql`select set_config('app.system', 'on', true), set_config('app.company_id', ${companyId}, true)`.execute(
    tx,
  );
  const tables: string[] = [];
  for (const [table, row] of Object.entries(tableRows)) {
    const { rows: found } =
      await sql`select to_regclass(${table}) as name where to_regclass(${table}) is not null`.execute(tx);
    if (found.length === 0) continue;
    await insertRows(tx, table, [await withPresentColumns(tx, table, { company_id: companyId, ...row })]);
    tables.push(table);
  }
  return tables;
}

/** The row without the columns that this version of the table lacks. */
async function withPresentColumns(tx: Tx, table: string, row: object) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and not attisdropped`.execute(
    tx,
  );
  const present = new Set(rows.map(({ name }) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => present.has(name)));
}

/** Migrates an empty database step by step; every version gets a company before the next version runs. */
async function openThroughEveryVersion(name: string) {
  /** Tables that each company has a row in, by the company's version. */
  const tablesOf = new Map<string, string[]>();
  const database = await openTestDatabase(name);
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  for (const name of names) {
    await database.db.transaction().execute((tx) => migrateWithin(tx, name));
    if (name > '0002')
      tablesOf.set(name, await database.db.transaction().execute((tx) => addCompany(tx, name)));
  }
  return { database, tablesOf };
}

/** Columns that tell the given row from those that migrations add to the table. */
const addedBy: Readonly<Record<string, string[]>> = {
  payment_types: ['wording'],
  failure_reasons: ['reason_id'],
  movements: ['merchant_order_id'],
};

describe.each(testDatabases())('a database that began with the first version (%s)', (name) => {
  let database: Database;
  let tablesOf: Map<string, string[]>;
  const companies = names.filter((name) => name > '0002');

  beforeAll(async () => {
    ({ database, tablesOf } = await openThroughEveryVersion(name));
  }, 120_000);
  afterAll(() => database.close());

  it('has the tables, policies, functions and grants of this version', async () => {
    expect(await compareSchema(database.db)).toEqual([]);
  });

  it.each(Object.keys(tableRows))('keeps the rows that every version wrote to %s', async (table) => {
    const given = sql`${JSON.stringify(tableRows[table])}::text::jsonb`;
    const { rows: kept } = await acrossCompanies(database, (tx) =>
      sql<{ id: string; same: boolean }>`
        select company_id as id, to_jsonb(t) @> (
          select jsonb_object_agg(key, value)
          from jsonb_each(to_jsonb(jsonb_populate_record(null::${sql.table(table)}, ${given})))
          where ${given} ? key) as same
        from ${sql.table(table)} t where to_jsonb(t) ->> 'kind' is distinct from 'owner' and not exists (
          select from unnest(${addedBy[table] ?? []}::text[]) name where to_jsonb(t) ->> name is distinct from ${given} ->> name)`.execute(
        tx,
      ),
    );
    const written = companies.filter((name) => tablesOf.get(name)?.includes(table));
    expect(written).not.toEqual([]);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(written);
    expect(kept.filter(({ same }) => !same)).toEqual([]);
  });

  it('has an account of the owner of every company, with the password that the company had', async () => {
    const { rows } = await acrossCompanies(database, (tx) =>
      sql<{ id: string }>`
        select c.company_id as id from companies c join accounts a using (company_id)
        where a.kind = 'owner' and a.account_id = c.admin_id and a.role = 'Owner' and a.name = c.name_admin
          and a.status = 'Active' and a.password_hash = 'a hash' order by 1`.execute(tx),
    );
    expect(rows.map(({ id }) => id)).toEqual(companies.filter((name) => name < '0027'));
  });

  it('has counters, balances and profits that agree with its rows', async () => {
    const findings = await checkRecords(database);
    // The version that created the orders had no table of profits yet.
    expect(findings.filter(({ companyId }) => companyId !== '0005-merchants')).toEqual([]);
  });

  it('finds the orders of every version by search texts that later versions added', async () => {
    for (const id of companies.filter((name) => name >= '0005')) {
      const { rows: found } = await asSystem(database, id, (tx) =>
        sql`select 1 from listed_orders where search_text like '%نقدا%'`.execute(tx),
      );
      expect({ id, orders: found.length }).toEqual({ id, orders: 1 });
    }
  });

  it('finds the picked-up orders of every version by the present label of their status', async () => {
    for (const id of companies.filter((name) => name >= '0005')) {
      const { rows: found } = await asSystem(database, id, (tx) =>
        sql`select 1 from listed_deleted_orders where search_text like '%استلمه السايق%'`.execute(tx),
      );
      expect({ id, orders: found.length }).toEqual({ id, orders: 1 });
      const { rows: logged } = await asSystem(database, id, (tx) =>
        sql`select 1 from audit where company_id = ${id} and action = 'update' and entity = 'deleted_order'`.execute(
          tx,
        ),
      );
      expect({ id, logged: logged.length }).toEqual({ id, logged: 0 });
    }
  });
});
