import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCompany, signIn } from '../../testing/kill-many-times.ts';
import { makingMs, migratedFolder } from '../../testing/migrated-folder.ts';
import type { PostgresServer } from '../../testing/postgres-process.ts';
import { findPostgres } from '../../testing/postgres-programs.ts';
import { startPostgres } from '../../testing/postgres-server.ts';
import { endAllApis, runToEnd, startApi, type RunningApi } from '../../testing/running-api.ts';

const company = ['--id', '7', '--name', 'x', '--admin', 'y'];
const newPassword = { COMPANY_PASSWORD: 'another of 7', LOG_LEVEL: 'info' };

const login = (api: RunningApi, password_company: string) =>
  api.call('/LoginDC', { company_id: '7', password_company });

/** Expects every session to have ended and only the new password to be valid. */
async function expectNewPassword(api: RunningApi, sessions: readonly Record<string, string>[]) {
  for (const headers of sessions) {
    for (const call of ['/DC/DisplayExpenses', '/DC/Web/CheckToken']) {
      expect(await api.call(call, {}, headers)).toMatchObject({
        status: 401,
        body: { code: 'unauthorised' },
      });
    }
  }
  expect((await login(api, testCompany.COMPANY_PASSWORD)).status).toBe(400);
  expect((await login(api, newPassword.COMPANY_PASSWORD)).status).toBe(200);
}

describe('set-password', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await migratedFolder();
  }, makingMs);
  afterEach(() => {
    endAllApis();
    rmSync(folder, { recursive: true, force: true });
  });

  it('changes the password on the embedded database and ends every session of the company', async () => {
    const env = { DATA_DIR: folder };
    await runToEnd('commands/company.ts', { ...env, ...testCompany }, ['create', ...company]);
    const before = await startApi(env);
    const sessions = [await signIn(before), await signIn(before)];
    expect((await before.call('/DC/DisplayExpenses', {}, sessions[0])).status).toBe(200);
    await before.end('SIGTERM');
    expect(
      await runToEnd('commands/company.ts', { ...env, ...newPassword }, ['set-password', '7']),
    ).toMatchObject({
      code: 0,
      output: 'The password of company 7 is set; everybody signed in to it is signed out.\n',
    });
    await expectNewPassword(await startApi(env), sessions);
  }, 120_000);

  it('reports a failure in one sentence', async () => {
    const env = { DATA_DIR: folder };
    const run = (password: string, id: string[]) =>
      runToEnd('commands/company.ts', { ...env, COMPANY_PASSWORD: password }, ['set-password', ...id]);
    expect(await run('long enough', ['8'])).toMatchObject({
      code: 1,
      errors: 'There is no company 8.\n',
    });
    expect(await run('long enough', ['8', 'viewer'])).toMatchObject({
      code: 1,
      errors: 'There is no viewer of company 8.\n',
    });
    expect(await run('short', ['8'])).toMatchObject({
      code: 1,
      errors: 'COMPANY_PASSWORD must have at least 10 characters, and not be a common password.\n',
    });
    expect(await run('long enough', [])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Usage: .+\n$/),
    });
  }, 120_000);
});

const onServer = findPostgres() ? describe : describe.skip;

onServer('set-password on a PostgreSQL server', () => {
  let server: PostgresServer;
  let folder: string;

  beforeEach(async () => {
    server = await startPostgres();
    folder = mkdtempSync(join(tmpdir(), 'tawseel-data-'));
  }, 60_000);
  afterEach(async () => {
    endAllApis();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends the sessions of running processes at once', async () => {
    const env = { DATABASE_URL: server.url, DATA_DIR: folder };
    await runToEnd('commands/company.ts', { ...env, ...testCompany }, ['create', ...company]);
    const [api, twin] = await Promise.all([startApi(env), startApi(env)]);
    const sessions = [await signIn(api), await signIn(twin)];
    expect((await twin.call('/DC/DisplayExpenses', {}, sessions[0])).status).toBe(200);
    await runToEnd('commands/company.ts', { ...env, ...newPassword }, ['set-password', '7']);
    await expectNewPassword(api, sessions);
    await expectNewPassword(twin, sessions);
  }, 120_000);
});
