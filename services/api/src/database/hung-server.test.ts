import type { FastifyInstance } from 'fastify';
import { createCompany } from '../company/create-company.ts';
import { buildApi } from '../server/build-api.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { findPostgres } from '../testing/postgres-programs.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { testConfig } from '../testing/test-api.ts';
import { databaseOver, type Database } from './database.ts';
import { openServerSource } from './server-source.ts';

const onServer = findPostgres() ? describe : describe.skip;
const company = { company_id: '7', password: 'secret-7', name_company: 'x', name_admin: 'y' };
const limits = { silenceMs: 500, probeMs: 1000 };

onServer('a PostgreSQL server that hangs', () => {
  let server: PostgresServer;
  let database: Database;
  let app: FastifyInstance;
  let authorization = '';

  beforeEach(async () => {
    server = await startPostgres();
    database = databaseOver(
      openServerSource(server.url, 4, () => {}, false, limits),
      'server',
    );
    await createCompany(database, company);
    app = await buildApi({ database, config: testConfig });
    const login = await call('/LoginDC', { company_id: '7', password_company: 'secret-7' });
    authorization = `Bearer ${login.json().token}`;
  }, 60_000);
  afterEach(async () => {
    server.signal('SIGCONT');
    await app.close();
    await database.close();
    await server.stop();
  });

  const call = (url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url, payload, headers: authorization ? { authorization } : {} });
  const expense = { description: 'x', quantity: 1, amount: 1 };
  const calls = () => [
    call('/DC/DisplayExpenses'),
    call('/DC/DisplayExpenses', { limit: 5 }),
    call('/DC/CreateExpenses', expense),
    call('/LoginDC', { company_id: '7', password_company: 'secret-7' }),
    call('/DC/Export/expenses', { format: 'csv' }),
  ];

  it('causes 503 with Retry-After for reads and writes until it responds again', async () => {
    // More calls than connections: some are under way when the server stops, some wait, some connect.
    expect((await Promise.all(calls())).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 5 }, () => 200),
    );
    server.signal('SIGSTOP');
    const began = performance.now();
    const ready = app.inject({ url: '/ready' }).then((answer) => ({ answer, ms: performance.now() - began }));
    for (const answer of await Promise.all(calls())) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toMatchObject({ success: false, code: 'unavailable' });
    }
    expect(performance.now() - began).toBeLessThan(7000);
    expect((await ready).answer.statusCode).toBe(503);
    expect((await ready).ms).toBeLessThan(2500);

    const later = performance.now();
    for (const answer of await Promise.all([...calls(), app.inject({ url: '/ready' })])) {
      expect(answer.statusCode).toBe(503);
    }
    expect(performance.now() - later).toBeLessThan(1000);

    server.signal('SIGCONT');
    const continued = performance.now();
    while ((await app.inject({ url: '/ready' })).statusCode !== 200) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(performance.now() - continued).toBeLessThan(2000);
    expect((await call('/DC/CreateExpenses', expense)).statusCode).toBe(200);
    expect((await call('/DC/DisplayExpenses')).statusCode).toBe(200);
  }, 60_000);

  it('is not confused with a server that runs a slow statement', async () => {
    const connection = await database.source.acquire();
    const slow = connection.query('select pg_sleep(3)');
    await expect(slow).resolves.toMatchObject({ affected: 1 });
    database.source.release(connection);
    expect((await call('/DC/DisplayExpenses')).statusCode).toBe(200);
  }, 30_000);
});
