import { sql } from 'kysely';
import pg from 'pg';
import { openEmbeddedForTest } from '../testing/embedded-source.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { onEachPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { driverBody } from '../testing/samples.ts';
import { createTestApi } from '../testing/test-api.ts';
import { databaseOver, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';
import { StartError } from './start-error.ts';

onEachPostgres('preparing a database as the administrator of its server', (programs) => {
  let server: PostgresServer;
  let adminUrl: string;

  beforeAll(async () => {
    server = await startPostgres({ programs });
    adminUrl = urlOf('postgres', 'postgres');
  }, 60_000);
  afterAll(() => server.stop());

  function urlOf(role: string, database: string) {
    const url = new URL(server.url);
    url.username = role;
    url.password = 'a password';
    url.pathname = `/${database}`;
    return url.href;
  }

  async function asAdmin(...statements: string[]) {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', databasePool: 4 });

  test('a role without privileges migrates and serves it with isolated companies', async () => {
    const url = urlOf('plain', 'plain_data');
    expect(await prepareDatabase(adminUrl, url)).toEqual({
      role: 'plain',
      database: 'plain_data',
      created: ['role plain', 'database plain_data'],
    });
    const api = await createTestApi(await open(url));
    try {
      const { rows } = await sql<{ rights: boolean }>`
        select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls as rights from pg_roles
        where rolname = current_user`.execute(api.database.db);
      expect(rows).toEqual([{ rights: false }]);
      const [one, two] = [await api.company(), await api.company()];
      expect((await one.post('/DC/CreateDrivers', driverBody(1))).status).toBe(200);
      expect((await one.post('/DC/DisplayDrivers')).body.date).toHaveLength(1);
      expect((await two.post('/DC/DisplayDrivers')).body.date).toEqual([]);
    } finally {
      await api.close();
    }
    expect((await prepareDatabase(adminUrl, url)).created).toEqual([]);
  }, 60_000);

  test('an administrator who is not a superuser can prepare it, and keeps no privilege in it', async () => {
    await asAdmin(
      'create role manager login createrole createdb',
      'grant tawseel_app, tawseel_lists to manager with admin option',
    );
    const url = urlOf('leased', 'leased_data');
    await prepareDatabase(urlOf('manager', 'postgres'), url);
    const database = await open(url);
    expect(await database.isReady()).toBe(true);
    await database.close();
    await expect(open(urlOf('manager', 'leased_data'))).rejects.toThrow(/permission denied for database/);
    expect((await prepareDatabase(urlOf('manager', 'postgres'), url)).created).toEqual([]);
  }, 60_000);

  test('an administrator who may not grant the shared roles learns who may', async () => {
    await asAdmin('create role second login createrole createdb');
    const [administrator, url] = [urlOf('second', 'postgres'), urlOf('rented', 'rented_data')];
    // Up to PostgreSQL 15, the right to create roles includes that to grant every role.
    if (Number.parseInt(programs.version) >= 16) {
      const preparation = prepareDatabase(administrator, url);
      await expect(preparation).rejects.toThrow(StartError);
      await expect(preparation).rejects.toThrow(
        /^The role second may not grant the role tawseel_app: .*\btawseel\b.* may\. Prepare the database as one of these, or let one of them run "grant tawseel_app to second with admin option" first\.$/,
      );
      await asAdmin('grant tawseel_app, tawseel_lists to second with admin option');
    }
    expect((await prepareDatabase(administrator, url)).created).toContain('database rented_data');
    await (await open(url)).close();
  }, 60_000);

  test('an administrator without the right prepares a database whose role has the shared roles', async () => {
    await asAdmin(
      'create role granted login',
      'grant tawseel_app, tawseel_lists to granted',
      'create role third login createrole createdb',
      'grant granted to third with admin option',
    );
    const url = urlOf('granted', 'granted_data');
    expect((await prepareDatabase(urlOf('third', 'postgres'), url)).created).toEqual([
      'database granted_data',
    ]);
    await (await open(url)).close();
  }, 60_000);

  test('the role of another database of the server cannot reach it', async () => {
    await prepareDatabase(adminUrl, urlOf('first', 'first_data'));
    await prepareDatabase(adminUrl, urlOf('second', 'second_data'));
    await expect(open(urlOf('second', 'first_data'))).rejects.toThrow(/permission denied for database/);
  }, 60_000);

  test('a start without preparation names the command in one sentence', async () => {
    await asAdmin('create role bare login', 'create database bare_data owner bare');
    const start = open(urlOf('bare', 'bare_data'));
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(
      /^The role of DATABASE_URL lacks a right that the tables need \([^)]+\): .+"npm run database -- prepare"\.$/,
    );
    await prepareDatabase(adminUrl, urlOf('bare', 'bare_data'));
    await (await open(urlOf('bare', 'bare_data'))).close();
  }, 60_000);

  test('an object of another role is refused', async () => {
    await asAdmin('create role stranger login');
    await expect(prepareDatabase(adminUrl, urlOf('stranger', 'tawseel'))).rejects.toThrow(
      /^The database tawseel belongs to tawseel: give it to stranger/,
    );
    await asAdmin('alter database tawseel owner to stranger');
    await expect(prepareDatabase(adminUrl, urlOf('stranger', 'tawseel'))).rejects.toThrow(
      /^The database tawseel has tables of tawseel:/,
    );
  });
});

// The embedded PostgreSQL is newer than 15: there a member of a role needs the option SET to become it.
test('a role without privileges also migrates on a PostgreSQL newer than 15', async () => {
  const database = databaseOver(openEmbeddedForTest(), 'embedded');
  const { db } = database;
  const run = (statement: string) => sql.raw(statement).execute(db);
  // A separate schema replaces the separate database, because the embedded PostgreSQL has only one.
  for (const statement of [
    'create role plain',
    'grant tawseel_app to plain',
    'grant tawseel_lists to plain',
    'create schema own authorization plain',
    'set session authorization plain',
    'set search_path to own, public',
  ])
    await run(statement);
  const { rows } = await sql<{ who: string; is_newer: boolean }>`
    select session_user as who, current_setting('server_version_num')::int >= 160000 as is_newer`.execute(db);
  expect(rows).toEqual([{ who: 'plain', is_newer: true }]);
  await migrate(db);
  const views =
    await sql`select 1 from pg_views where schemaname = 'own' and viewowner = 'tawseel_lists'`.execute(db);
  expect(views.rows.length).toBeGreaterThan(0);
  await database.close();
}, 60_000);
