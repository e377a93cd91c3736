import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '../product/console.ts';
import { dataFolder } from '../product/data-folder.ts';
import { freePort } from '@tawseel/conformance/free-port';
import { startProcess } from '../product/process.ts';

interface WorkerFixtures {
  companyId: string;
  /** Address of a console whose only company the command has just created. */
  newSite: string;
}

const program = ['--import', 'tsx'];

export const companyPassword = 'a long first password';

/** Creates a company in an empty database by the command, and serves it the released product. */
async function serveNewCompany(companyId: string) {
  const data = await mkdtemp(path.join(tmpdir(), 'tawseel-first-day-'));
  await cp(path.join(dataFolder, 'store'), path.join(data, 'store'), { recursive: true });
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: data,
    COMPANY_PASSWORD: companyPassword,
    LOG_LEVEL: 'warn',
  };
  const create = [...program, 'services/api/src/commands/company.ts', 'create'];
  const company = ['--id', companyId, '--name', 'Petra Express', '--admin', 'Rana Haddad'];
  const created = await startProcess([...create, ...company], env, /can sign in/);
  await created.end();
  const gateway = await startProcess(
    [...program, 'services/gateway/src/main.ts', '--released'],
    env,
    /Tawseel is at/,
  );
  return {
    address: `http://127.0.0.1:${port}`,
    end: async () => {
      await gateway.end();
      await rm(data, { recursive: true, force: true });
    },
  };
}

export const test = base.extend<object, WorkerFixtures>({
  companyId: ['2001', { option: true, scope: 'worker' }],

  newSite: [
    async ({ companyId }, provide) => {
      const { address, end } = await serveNewCompany(companyId);
      await provide(address);
      await end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ newSite }, provide) => provide(newSite),
});
