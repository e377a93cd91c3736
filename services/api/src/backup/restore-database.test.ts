import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { postAdjustment } from '../books/post-journal.ts';
import { createCompany } from '../company/create-company.ts';
import { openWithoutMigrating, type Database, type Tx } from '../database/database.ts';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { migrate, migrateWithin } from '../database/migrate.ts';
import { compareSchema } from '../database/schema/compare-schema.ts';
import { checkRecords } from '../server/check-records.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { tableRows } from '../testing/table-rows.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { onEachPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { databaseLines } from './database-lines.ts';
import { proveArchive } from './read-archive.ts';
import { restoreDatabase } from './restore-database.ts';
import { writeArchive } from './write-archive.ts';

const later = [
  'totp_secrets',
  'passkeys',
  'recovery_codes',
  'security_settings',
  'drivers',
  'driver_sessions',
  'driver_events',
  'driver_proofs',
  'driver_app_settings',
] as const;
const noBalance = { money_driver: 0, money_orders: 0, total_delivery_money: 0 };

onEachPostgres('a restore', (programs) => {
  let server: PostgresServer;
  let folder: string;
  let file: string;
  const opened: Database[] = [];
  let databases = 0;

  beforeAll(async () => {
    server = await startPostgres({ programs });
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tawseel-restore-'));
    file = join(folder, 'a.backup');
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    rmSync(folder, { recursive: true });
  });

  async function emptyDatabase() {
    databases += 1;
    const admin = new pg.Client({ connectionString: server.url.replace('tawseel@', 'postgres@') });
    await admin.connect();
    await admin.query(`create database empty_${databases} owner tawseel`);
    await admin.end();
    const databaseUrl = server.url.replace('/tawseel?', `/empty_${databases}?`);
    const database = await openWithoutMigrating({ databaseUrl, dataDir: '', databasePool: 1 });
    opened.push(database);
    return database;
  }

  /** A database with a company whose texts need escaping, and a merchant with a balance. */
  async function filled(migration?: string) {
    const database = await emptyDatabase();
    await database.db.transaction().execute((tx) => migrateWithin(tx, migration));
    const name = `\\N {"a",NULL}\n'x'\t\u2028 ٣ ${String.raw`\u0000`}`;
    const company = { company_id: '7', name_company: name, name_admin: '' };
    const addCompany = (tx: Tx) => insertRows(tx, 'companies', [{ ...tableRows['companies'], ...company }]);
    // Accounts with their factors, and the driver's app, are of later versions.
    if (migration) await asSystem(database, '7', addCompany);
    else {
      await createCompany(database, { ...company, password: 'secret-7', admin_id: '1' });
      await asSystem(database, '7', async (tx) => {
        for (const table of later) {
          const row = { company_id: '7', ...tableRows[table], ...(table === 'drivers' && noBalance) };
          await insertRows(tx, table, [row]);
        }
      });
    }
    await asSystem(database, '7', (tx) =>
      insertRows(tx, 'merchants', [
        {
          company_id: '7',
          merchant_id: 'M-1',
          password: 'x',
          full_name: 'NULL',
          shop_name: 'null',
          working_hours: '',
          city: 'عمان',
          phone: '1',
          email: 'e',
          status: 'Active',
          money_orders: 1500,
        },
      ]),
    );
    return database;
  }

  const rowsOf = (database: Database) =>
    acrossCompanies(database, async (tx) => {
      const { rows } = await sql<{ row: string }>`select to_json(c) #>> '{}' as row from companies c
        union all select to_json(m) #>> '{}' from merchants m union all select to_json(j) #>> '{}' from journals j
        union all select to_json(g) #>> '{}' from postings g union all select to_json(b) #>> '{}' from book_accounts b
        union all select to_json(o) #>> '{}' from accounts o union all select to_json(s) #>> '{}' from totp_secrets s
        union all select to_json(p) #>> '{}' from passkeys p union all select to_json(r) #>> '{}' from recovery_codes r
        union all select to_json(f) #>> '{}' from security_settings f union all select to_json(t) #>> '{}' from tallies t union all select to_json(a) #>> '{}' from audit a
        union all select to_json(e) #>> '{}' from driver_events e union all select to_json(i) #>> '{}' from driver_proofs i
        union all select to_json(x) #>> '{}' from driver_app_settings x
        order by 1`.execute(tx);
      return rows;
    });

  async function backUp(database: Database, change: (lines: string) => string = (lines) => lines) {
    let lines = '';
    for await (const part of databaseLines(database)) lines += part;
    rmSync(file, { force: true });
    const changed = (async function* () {
      yield change(lines);
    })();
    await writeArchive(file, changed, new AbortController().signal);
    return (await proveArchive(file)).header;
  }

  it('restores every value, and writes no journal or audit entry of its own', async () => {
    const source = await filled();
    const database = await emptyDatabase();
    const restored = await restoreDatabase(database, file, await backUp(source));
    expect(await rowsOf(database)).toEqual(await rowsOf(source));
    expect(restored).toEqual({ companies: 1, orders: 0, journals: 1, rows: expect.any(Number) });
    expect(restored.rows).toBeGreaterThan(10);
    // A photo keeps its bytes, and nobody stays signed in.
    const { rows } = await acrossCompanies(database, (tx) =>
      sql<{ content: string; sessions: number }>`
        select encode(content, 'hex') as content, (select count(*)::int from driver_sessions) as sessions
        from driver_proofs`.execute(tx),
    );
    expect(rows).toEqual([{ content: '89504e47', sessions: 0 }]);
    // Numbers of journals and postings continue.
    const lines = [{ account: 'merchant_payable', holder: 'M-1', amount: 250 }] as const;
    for (const each of [source, database]) await asSystem(each, '7', (tx) => postAdjustment(tx, '7', lines));
    const postingsOf = async (each: Database) =>
      (await rowsOf(each)).filter(({ row }) => row.includes('"posting_id"'));
    expect(await postingsOf(database)).toEqual(await postingsOf(source));
    expect(await checkRecords(database)).toEqual([]);
    expect(await compareSchema(database.db)).toEqual([]);
  }, 60_000);

  it('continues the codes of parcels, so that no new order gets one that a label already has', async () => {
    const source = await filled();
    const nextCode = async ({ db }: Database) =>
      (await sql<{ code: string }>`select next_parcel_code() as code`.execute(db)).rows[0]?.code;
    const given = [await nextCode(source), await nextCode(source)];
    const database = await emptyDatabase();
    await restoreDatabase(database, file, await backUp(source));
    const next = await nextCode(database);
    expect(given).not.toContain(next);
    expect(next).toBe(await nextCode(source));
  }, 60_000);

  it('of an older backup brings the tables up to date', async () => {
    const source = await filled('0011-sorted-pages');
    const header = await backUp(source);
    expect(header.migration).toBe('0011-sorted-pages');
    const database = await emptyDatabase();
    await restoreDatabase(database, file, header);
    expect(await database.isReady()).toBe(true);
    expect(await compareSchema(database.db)).toEqual([]);
    expect(await checkRecords(database)).toEqual([]);
    await migrate(source.db);
    expect(await rowsOf(database)).toEqual(await rowsOf(source));
  }, 60_000);

  it('omits sessions and failed sign-ins', async () => {
    const source = await filled();
    await asSystem(source, '7', (tx) =>
      sql`insert into sessions values ('7', gen_random_uuid(), '1', now(), now() + interval '1 day', '')`.execute(
        tx,
      ),
    );
    const database = await emptyDatabase();
    await restoreDatabase(database, file, await backUp(source));
    const sessions = await acrossCompanies(database, (tx) => tx.selectFrom('sessions').selectAll().execute());
    expect(sessions).toEqual([]);
  }, 60_000);

  it('whose rows break a rule of the tables changes nothing', async () => {
    const source = await filled();
    const header = await backUp(source, (lines) => lines.replace('"Active","1500"', '"Unknown","1500"'));
    const database = await emptyDatabase();
    await expect(restoreDatabase(database, file, header)).rejects.toThrow(
      /cannot be restored \(.+merchants_status_check.+\); nothing was changed\.$/,
    );
    const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace
      and relname = 'companies'`.execute(database.db);
    expect(rows).toEqual([]);
    await restoreDatabase(database, file, await backUp(source));
    expect(await rowsOf(database)).toEqual(await rowsOf(source));
  }, 60_000);

  it('is refused for foreign tables, tables of another version, or a database with a company', async () => {
    const source = await filled();
    const header = await backUp(source);
    await expect(restoreDatabase(source, file, header)).rejects.toThrow(/there are rows in companies/);
    const other = await emptyDatabase();
    await sql`create table of_something_else ()`.execute(other.db);
    await expect(restoreDatabase(other, file, header)).rejects.toThrow(/it has tables of something else/);
    const older = await emptyDatabase();
    await older.db.transaction().execute((tx) => migrateWithin(tx, '0011-sorted-pages'));
    await expect(restoreDatabase(older, file, header)).rejects.toThrow(/are of version 0011-sorted-pages/);
    await expect(restoreDatabase(older, file, { ...header, migration: '9999-later' })).rejects.toThrow(
      /was made by a newer version \(9999-later\)/,
    );
  }, 60_000);
});
