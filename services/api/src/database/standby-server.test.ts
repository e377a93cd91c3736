import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createCompany } from '../company/create-company.ts';
import { buildApi } from '../server/build-api.ts';
import { giveToServer, type PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { testConfig } from '../testing/test-api.ts';
import { databaseOver, openDatabase, type Database } from './database.ts';
import { openServerSource } from './server-source.ts';

const onServer = findPostgres() ? describe : describe.skip;
const company = { company_id: '7', password: 'secret-7', name_company: 'x', name_admin: 'y' };
const expense = { description: 'x', quantity: 1, amount: 1 };

onServer('a PostgreSQL server that became a standby', () => {
  let server: PostgresServer;
  let database: Database;
  let app: FastifyInstance;
  let authorization = '';

  beforeEach(async () => {
    server = await startPostgres();
    database = databaseOver(
      openServerSource(server.url, 4, () => {}),
      'server',
    );
    await createCompany(database, company);
    app = await buildApi({ database, config: testConfig });
    const login = await call('/LoginDC', { company_id: '7', password_company: 'secret-7' });
    authorization = `Bearer ${login.json().token}`;
  }, 60_000);
  afterEach(async () => {
    await app.close();
    await database.close();
    await server.stop();
  });

  const call = (url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: authorization ? { authorization } : {} });

  /** Restarts the server as a standby without a primary, which accepts connections but no changes. */
  async function demote() {
    const folder = new URL(server.url).searchParams.get('host') ?? '';
    await server.kill();
    writeFileSync(join(folder, 'data', 'standby.signal'), '');
    giveToServer(folder);
    rmSync(join(folder, 'data', 'postmaster.pid'), { force: true });
    await server.restart();
  }

  async function asAdministrator(statement: string) {
    const client = new pg.Client({ connectionString: server.url.replace('tawseel@', 'postgres@') });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  it('causes 503 for reads and changes and is not ready; the API uses it again once it is promoted', async () => {
    expect((await call('/DC/CreateExpenses', expense)).statusCode).toBe(200);
    await demote();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      for (const answer of await Promise.all([
        call('/DC/DisplayExpenses'),
        call('/DC/DisplayExpenses', { limit: 5 }),
        call('/DC/CreateExpenses', expense),
        app.inject({ url: '/ready' }),
      ])) {
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('5');
      }
    }
    await asAdministrator('select pg_promote()');
    expect((await call('/DC/CreateExpenses', expense)).statusCode).toBe(200);
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  }, 60_000);

  it('stops the start with a sentence', async () => {
    await demote();
    const opened = openDatabase({ databaseUrl: server.url, dataDir: '', databasePool: 2 });
    await expect(opened).rejects.toThrow(/does not answer \(the database server is a standby\)/);
  }, 60_000);

  it('is not ready while it refuses changes by a setting, and recovers without it', async () => {
    await asAdministrator('alter role tawseel set default_transaction_read_only = on');
    // Connections that are open keep their setting.
    await database.db.destroy();
    database = databaseOver(
      openServerSource(server.url, 4, () => {}),
      'server',
    );
    await app.close();
    app = await buildApi({ database, config: testConfig });
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(503);
    expect((await call('/DC/CreateExpenses', expense)).statusCode).toBe(503);
    await asAdministrator('alter role tawseel reset default_transaction_read_only');
    for (let connection = 0; connection < 4; connection += 1) await call('/DC/CreateExpenses', expense);
    expect((await call('/DC/CreateExpenses', expense)).statusCode).toBe(200);
    expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  }, 60_000);
});
