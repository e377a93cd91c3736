import { driverBody } from '../testing/samples.ts';
import { onEachPostgres } from '../testing/postgres-programs.ts';
import type { PostgresServer } from '../testing/postgres-process.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { findPgbouncer, startPgbouncer, type Pgbouncer } from '../testing/running-pgbouncer.ts';
import { createTestApi } from '../testing/test-api.ts';
import { openDatabase } from './database.ts';
import { hasSessions } from './has-sessions.ts';
import { StartError } from './start-error.ts';

const program = findPgbouncer();
const withPgbouncer = program ? test : test.skip;

onEachPostgres('a pooler in front of the server', (programs) => {
  let server: PostgresServer;
  let pooler: Pgbouncer | undefined;

  beforeAll(async () => {
    server = await startPostgres({ programs });
  }, 60_000);
  afterAll(() => server.stop());
  afterEach(() => pooler?.stop());

  async function open(mode: 'session' | 'transaction') {
    pooler = await startPgbouncer(program ?? '', server.url, mode);
    return openDatabase({ databaseUrl: pooler.url, dataDir: '', databasePool: 4 });
  }

  withPgbouncer(
    'in session mode serves the API with the limits of statements',
    async () => {
      const api = await createTestApi(await open('session'));
      const company = await api.company();
      const created = await Promise.all(
        Array.from({ length: 40 }, (_, at) => company.post('/DC/CreateDrivers', driverBody(at))),
      );
      expect(created.map(({ status }) => status)).toEqual(created.map(() => 200));
      const connection = await api.database.source.acquire();
      const { rows } = await connection.query(
        `select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
      );
      api.database.source.release(connection);
      expect(rows).toEqual([{ statement: '20s', idle: '30s' }]);
      await api.close();
    },
    60_000,
  );

  withPgbouncer(
    'in transaction mode is refused in one sentence',
    async () => {
      const start = open('transaction');
      await expect(start).rejects.toThrow(StartError);
      await expect(start).rejects.toThrow(
        /^Between the service and the database at \S+, a pooler shares .*pool_mode = session/,
      );
    },
    60_000,
  );

  test('is not suspected where there is none', async () => {
    expect(await hasSessions(server.url)).toBe(true);
  });
});
