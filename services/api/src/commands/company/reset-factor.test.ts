import { rmSync } from 'node:fs';
import { codeOf } from '../../testing/factors.ts';
import { testCompany } from '../../testing/kill-many-times.ts';
import { makingMs, migratedFolder } from '../../testing/migrated-folder.ts';
import { endAllApis, runToEnd, startApi } from '../../testing/running-api.ts';

describe('reset-factor', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await migratedFolder();
  }, makingMs);
  afterEach(() => {
    endAllApis();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lets a person who has lost the second factor sign in, and ends their sessions', async () => {
    const env = { DATA_DIR: folder };
    const created = ['--id', '7', '--name', 'x', '--admin', 'y'];
    await runToEnd('commands/company.ts', { ...env, ...testCompany }, ['create', ...created]);
    const before = await startApi(env);
    const credentials = { company_id: '7', password_company: testCompany.COMPANY_PASSWORD };
    const { body } = await before.call('/LoginDC', credentials);
    const session = { authorization: `Bearer ${String(body['token'])}` };
    const totp = Object(Object((await before.call('/DC/CreateTotp', {}, session)).body)['data']);
    const code = codeOf(String(totp.secret));
    const confirmed = await fetch(`${before.address}/DC/ConfirmTotp`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({ code }),
    });
    expect(confirmed.status).toBe(200);
    expect((await before.call('/LoginDC', credentials)).body).toMatchObject({ code: 'factor_required' });
    await before.end('SIGTERM');
    expect(await runToEnd('commands/company.ts', env, ['reset-factor', '7'])).toMatchObject({
      code: 0,
      output: 'The second factors of company 7 are removed; everybody signed in to it is signed out.\n',
    });
    expect(await runToEnd('commands/company.ts', env, ['reset-factor', '7', 'nobody'])).toMatchObject({
      code: 1,
      errors: 'There is no nobody of company 7.\n',
    });
    expect(await runToEnd('commands/company.ts', env, ['reset-factor'])).toMatchObject({
      code: 1,
      errors: 'Usage: npm run company -- reset-factor 2001 [USER]\n',
    });
    const after = await startApi(env);
    expect((await after.call('/DC/DisplayExpenses', {}, session)).status).toBe(401);
    expect((await after.call('/LoginDC', credentials)).status).toBe(200);
  }, 120_000);
});
