import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAllApis, runToEnd, startApi } from '../testing/running-api.ts';

describe('a running process with an embedded database', () => {
  let folder: string;
  let env: { DATA_DIR: string };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tawseel-socket-'));
    env = { DATA_DIR: join(folder, 'data') };
  });
  afterEach(() => {
    endAllApis();
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends its rows to its owner alone, also after a killed process left its socket', async () => {
    const socket = join(env.DATA_DIR, 'backup.sock');
    const killed = await startApi(env);
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    await killed.end('SIGKILL');
    expect(existsSync(socket)).toBe(true);
    const leftOver = join(env.DATA_DIR, 'database', 'base', 'pgsql_tmp');
    mkdirSync(leftOver, { recursive: true });
    writeFileSync(join(leftOver, 'pgsql_tmp42.0'), 'rows of a backup');

    const api = await startApi(env);
    expect(existsSync(leftOver)).toBe(false);
    const file = join(folder, 'a.backup');
    expect(await runToEnd('commands/database.ts', env, ['backup', file])).toMatchObject({
      code: 0,
      output: `The backup is in ${file} (0.0 MB).\n`,
    });
    expect(await api.end('SIGTERM')).toBe(0);
    expect(existsSync(socket)).toBe(false);
  }, 120_000);

  it('reports a failed backup in one sentence', async () => {
    const run = (parameters: string[]) => runToEnd('commands/database.ts', env, ['backup', ...parameters]);
    expect(await run([])).toMatchObject({
      code: 1,
      errors: 'Usage: npm run database -- backup FILE [--releases]\n',
    });
    expect(await run([join(folder, 'a.backup')])).toMatchObject({
      code: 1,
      errors: `There is no embedded database in ${env.DATA_DIR}; see DATA_DIR and DATABASE_URL.\n`,
    });
    expect(readdirSync(folder)).toEqual([]);
  }, 60_000);
});
