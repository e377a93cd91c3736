import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endAllGateways, runToEnd, startGateway } from './testing/running-gateway.ts';

// The process as the operator starts it. Tests of the API cover the refusals of its database.
jest.setTimeout(60_000);

const elsewhere = 'http://127.0.0.1:9';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-process-'));
});
afterEach(async () => {
  endAllGateways();
  await rm(folder, { recursive: true });
});

test('the gateway serves pages and API at one address, locks its folder, and ends cleanly on a signal', async () => {
  const gateway = await startGateway({ DATA_DIR: folder }, ['--demo', '--orders', '20']);
  expect(gateway.output()).toMatch(/Sign in with Company ID 1001 and password demo-1001\n/);
  expect((await fetch(gateway.address)).status).toBe(503);
  expect(await (await fetch(`${gateway.address}/api/ready`)).json()).toEqual({ success: true });
  expect((await fetch(`${gateway.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${gateway.address}/readyz`)).status).toBe(503);

  const unknown = await fetch(`${gateway.address}/api/DC/Nothing`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ success: false, code: 'not_found' });

  const login = await fetch(`${gateway.address}/api/LoginDC`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: '1001', password_company: 'demo-1001' }),
  });
  expect(await login.json()).toMatchObject({ success: true });

  const second = await runToEnd({ DATA_DIR: folder });
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(/^The data folder \S+ is in use by another process \([^\n]+\)\.\n$/);

  expect(await gateway.end('SIGTERM')).toBe(0);
});

test('the gateway opens no database when API_URL is set', async () => {
  const gateway = await startGateway({
    DATA_DIR: folder,
    API_URL: elsewhere,
    NODE_ENV: 'production',
  });
  expect((await fetch(`${gateway.address}/api/health`)).status).toBe(503);
  expect(await readdir(folder)).toEqual(['store', 'token-secret']);
  expect(await gateway.end('SIGINT')).toBe(0);
});

test('a shutdown fails the health checks of a gateway with a separate API', async () => {
  const api = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const gateway = await startGateway({
    DATA_DIR: folder,
    API_URL: `http://127.0.0.1:${port}`,
    SHUTDOWN_GRACE: '5',
  });
  const statusOf = async (path: string) => {
    const { status, headers } = await fetch(gateway.address + path);
    return [status, headers.get('connection')];
  };
  expect(await statusOf('/api/ready')).toEqual([200, 'keep-alive']);
  const ended = gateway.end('SIGTERM');
  // The signal has not arrived yet while the health check passes.
  while ((await statusOf('/api/ready'))[0] === 200);
  expect(await statusOf('/api/ready')).toEqual([503, 'close']);
  expect(await statusOf('/api/DC/DisplayCars')).toEqual([200, 'close']);
  expect(await statusOf('/config.json')).toEqual([200, 'close']);
  expect(await ended).toBe(0);
  api.close();
});

const production = { NODE_ENV: 'production', EMBEDDED_DATABASE: '1' };

test('production refuses --demo before it creates anything', async () => {
  const { code, errors } = await runToEnd({ DATA_DIR: folder, ...production }, ['--demo']);
  expect(errors).toMatch(/^Demo data is never created with NODE_ENV=production: [^\n]+\n$/);
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('a start on an empty database prints how to create a company', async () => {
  const gateway = await startGateway({ DATA_DIR: folder, ...production });
  expect(gateway.output()).toContain('No company exists yet.');
  expect(gateway.output()).toContain('npm run company -- create --id 2001');
  const login = await fetch(`${gateway.address}/api/LoginDC`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: '1001', password_company: 'demo-1001' }),
  });
  expect(login.status).toBe(400);
  expect(await gateway.end('SIGTERM')).toBe(0);
});

test.each<[string, Record<string, string>, string[], RegExp]>([
  ['API_URL', { API_URL: 'there' }, [], /^API_URL must be an address [^\n]+\.\n$/],
  ['--orders', {}, ['--orders', 'many'], /^--orders must be a whole number, 0 or more, not "many"\.\n$/],
])('an invalid %s ends the start with a sentence and exit code 1', async (_, env, options, message) => {
  const { code, errors } = await runToEnd({ DATA_DIR: folder, ...env }, options);
  expect(errors).toMatch(message);
  expect(code).toBe(1);
});

test('--released names a store that is missing or has no shell', async () => {
  const store = path.join(folder, 'store');
  const start = () => runToEnd({ DATA_DIR: folder, API_URL: elsewhere }, ['--released']);
  const remedy =
    'In a checkout "npm run release -- shell driver contracts dispatch finance fleet merchants" builds and publishes the apps, ' +
    'in a production folder "npm run publish-builds" publishes its builds.\n';
  expect(await start()).toEqual({
    code: 1,
    errors: `There is no release store at ${store}; DATA_DIR names the folder it is in. ${remedy}`,
  });
  await mkdir(store);
  expect(await start()).toEqual({
    code: 1,
    errors: `The release store at ${store} holds no shell. ${remedy}`,
  });
  await writeFile(path.join(store, 'registry.json'), '{');
  expect(await start()).toEqual({ code: 1, errors: `${store}/registry.json: is not JSON\n` });
});

test('a database that does not answer ends the start with exit code 1', async () => {
  const { code, errors } = await runToEnd({
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://one@127.0.0.1:9/one',
  });
  expect(errors).toContain('The database at 127.0.0.1:9 does not answer');
  expect(code).toBe(1);
});

test('a port in use ends the start with a sentence and exit code 1', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, errors } = await runToEnd({ DATA_DIR: folder, PORT: port, API_URL: elsewhere });
  other.close();
  expect(errors).toMatch(
    new RegExp(
      `^Port ${port} on 127\\.0\\.0\\.1 is taken by another program; set PORT or HOST to another\\.\\n$`,
    ),
  );
  expect(code).toBe(1);
});
