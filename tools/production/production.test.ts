import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startCollector } from '../../services/gateway/src/testing/trace-collector.ts';
import { ProductionFolder } from './production-folder.ts';

// It builds the real apps.
jest.setTimeout(300_000);

const root = path.join(__dirname, '..', '..');
let production: ProductionFolder;
let written = '';

beforeAll(async () => {
  production = await ProductionFolder.create();
  written = (await production.write()).output;
});
afterAll(() => production.remove());

const inFolder = (...place: string[]) => path.join(production.folder, ...place);
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

async function call(address: string, token = '', body = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

test('the command prints the size of the folder, which is below 60 MB', () => {
  const [, megabytes] = / holds the product \((\d+\.\d) MB\)\.\n$/.exec(written) ?? [];
  expect(Number(megabytes)).toBeGreaterThan(10);
  expect(Number(megabytes)).toBeLessThan(60);
});

test('the command refuses a folder with files', async () => {
  expect(await production.write()).toEqual({
    code: 1,
    output: `${production.folder} is not empty: name a new folder.\n`,
  });
});

test('the folder has packages for run time alone, and no sources', async () => {
  const entries = await readdir(production.folder, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  expect(entries.filter(({ name }) => /\.(tsx?|map)$/.test(name))).toEqual([]);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of ['tsx', 'typescript', 'jest', 'esbuild', '@rspack']) expect(folders).not.toContain(name);
  expect((await readdir(inFolder('node_modules'))).toSorted()).toEqual(['@electric-sql', '@node-rs']);
  expect(await readFile(inFolder('THIRD-PARTY-LICENCES.txt'), 'utf8')).toMatch(
    /^fastify \d+\.\S+ \(MIT\)\n/m,
  );
});

test('every script of the folder has a program, and the name that the checkout uses', () => {
  const { scripts } = json(inFolder('package.json'));
  const known = json(path.join(root, 'package.json')).scripts;
  for (const [name, script] of Object.entries<string>(scripts)) {
    const [, program = ''] = /^(?:exec )?node (\S+\.mjs)/.exec(script) ?? [];
    expect(existsSync(inFolder(program))).toBe(true);
    if (!['api', 'publish-builds'].includes(name)) expect(known).toHaveProperty(name);
  }
});

test('the image, the unit and the containers start programs of the folder', () => {
  const deploy = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
  const texts = ['Dockerfile', 'compose.yaml', 'tawseel@.service'].map(deploy);
  const started = texts.map((text) =>
    [...text.matchAll(/programs\/[\w-]+\.mjs/g)].map(([program]) => program),
  );
  expect(started.map((programs) => programs.length)).toEqual([1, 2, 1]);
  for (const program of started.flat()) expect(existsSync(inFolder(program))).toBe(true);
});

test('node alone releases the builds, creates a company and serves it, and leaves the folder as it is', async () => {
  const before = await production.files();
  const apps = await readdir(inFolder('builds'));
  expect(apps).toContain('shell');
  const published = await production.command('publish-builds');
  for (const app of apps) expect(published.output).toMatch(new RegExp(`^${app} \\S+$`, 'm'));
  const released = await production.command('release', apps);
  for (const app of apps) expect(released.output).toMatch(new RegExp(`^${app} \\S+ is live\\.$`, 'm'));
  const password = 'a long password of 2001';
  const created = await production.command(
    'company',
    ['create', '--id', '2001', '--name', 'Company', '--admin', 'Manager'],
    { COMPANY_PASSWORD: password },
  );
  expect(created).toEqual({ code: 0, output: 'Company 2001 can sign in.\n' });

  const { address, end } = await production.serve();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const page = await (await fetch(`${address}/home`)).text();
  const [script = ''] = /\/releases\/shell\/[^"]+\.js/.exec(page) ?? [];
  expect((await fetch(`${address}${script}`)).headers.get('content-type')).toMatch(/javascript/);
  const { token } = await call(`${address}/api/LoginDC`, '', {
    company_id: '2001',
    password_company: password,
  });
  expect(await call(`${address}/api/DC/DisplayCitys`, token)).toEqual({ success: true, date: [] });
  const backup = path.join(production.data, 'one.backup');
  expect(await production.command('database', ['backup', backup])).toMatchObject({ code: 0 });
  expect(await end()).toBe(0);

  const restored = { DATA_DIR: path.join(production.data, 'restored') };
  expect(await production.command('database', ['restore', backup], restored)).toMatchObject({ code: 0 });
  const checked = await production.command('database', ['check'], restored);
  expect(checked.output).toContain('✓ Every table, balance, profit, count and signature holds.');
  expect(await production.files()).toEqual(before);
});

test('a gateway of the folder sends traces to a collector', async () => {
  const collector = await startCollector();
  const { address, end } = await production.serve({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await end()).toBe(0);
  expect(collector.spans('tawseel-gateway').map(({ name }) => name)).toContain('GET /healthz');
  await collector.close();
});

test.each([
  ['releases', [], 0, /^shell +\S+ +live .* built by /m],
  ['releases', ['explain'], 0, /^No errors have been reported\.$/m],
  ['releases', ['deploy-token', 'create', 'fleet'], 0, /^The deploy token \S+ of fleet/],
  ['releases', ['rollback', 'fleet'], 1, /^There is no release of fleet before /],
  ['releases', ['promote', 'fleet'], 1, /^There is no canary of fleet\.$/m],
  ['releases', ['abort', 'fleet'], 1, /^There is no canary of fleet\.$/m],
  ['release', ['tracking'], 1, /^There is no app tracking\. One of: contracts, /],
  ['company', ['set-password', '2001'], 1, /^Usage: COMPANY_PASSWORD=… npm run company -- set-password /],
  ['company', ['reset-factor', '2001'], 0, /^The second factors of company 2001 are removed/],
  ['database', ['prepare'], 1, /^DATABASE_URL must /],
])('%s %j of the folder runs', async (name, args, code, output) => {
  expect(await production.command(name, args)).toEqual({ code, output: expect.stringMatching(output) });
});
