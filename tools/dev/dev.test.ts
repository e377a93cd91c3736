import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@tawseel/conformance/free-port';
import { readDevRequest } from './arguments.mjs';

// It starts the real processes: the first start fills a database.
jest.setTimeout(300_000);

const names = ['contracts', 'fleet'];
const read = (args: string[], env: Record<string, string> = {}) => readDevRequest(names, args, env);

describe('the arguments of npm run dev', () => {
  test('select the whole product, or one feature by its name', () => {
    expect(read([])).toMatchObject({ feature: undefined, isRemote: false, port: 8080 });
    expect(read(['fleet'], { PORT: '9000' })).toMatchObject({
      feature: 'fleet',
      isRemote: false,
      port: 9000,
    });
  });

  test('build a feature for a deployed console with --remote', () => {
    expect(read(['fleet', '--remote'])).toEqual({
      feature: 'fleet',
      isRemote: true,
      site: 'http://127.0.0.1:8080',
      port: 8070,
    });
    const { site } = read(['fleet', '--remote', '--site', 'https://console.example.com/orders']);
    expect(site).toBe('https://console.example.com');
  });

  test.each([
    [['nothing'], {}, 'There is no app nothing. One of: contracts, fleet.'],
    [['fleet', 'contracts'], {}, 'Name one feature, or none for the whole product, not 2.'],
    [['--remote'], {}, 'Name the feature to run in a deployed console: npm run dev -- contracts --remote.'],
    [['fleet', '--site', 'https://a.example'], {}, '--site goes with --remote.'],
    [['fleet', '--remote', '--site', 'ftp://a'], {}, /^--site must be the address of a console/],
    [['fleet', '--hot'], {}, /^Unknown option '--hot'\.$/],
    [[], { PORT: '99999' }, 'PORT must be a number from 1 to 65534, not 99999.'],
  ])('%j with %j are refused in one sentence', (args, env, sentence) => {
    expect(() => read(args, env)).toThrow(sentence);
  });
});

let data: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'tawseel-dev-'));
});
afterEach(async () => {
  if (running && running.exitCode === null) {
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
  await rm(data, { recursive: true, maxRetries: 3 });
});

async function listen(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Starts the command; resolves when its output matches, or when it has ended. */
async function start(args: string[], port: number, said: RegExp) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/dev.mjs', ...args], {
    cwd: path.join(__dirname, '..', '..'),
    env: { ...env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let output = '';
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (said.test(output)) resolve();
      });
    }
    child.once('exit', () => resolve());
  });
  return { child, output: () => output };
}

async function sendRequest(address: string, pathname: string, token?: string, body?: object) {
  const response = await fetch(address + pathname, {
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

test('npm run dev -- fleet serves one feature with hot reload and the demo company', async () => {
  const port = await freePort(2);
  const { child, output } = await start(['contracts'], port, /with hot reload/);
  expect(output()).toContain(`contracts, signed in, with hot reload: http://127.0.0.1:${port}`);
  const address = `http://127.0.0.1:${port}`;

  const page = await sendRequest(address, '/contract-list');
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<div id="root">') });
  const [, script = ''] = /src="([^"]+\.js)"/.exec(page.text) ?? [];
  const { text: code } = await sendRequest(address, script);
  const parts = {
    own: /apps%2Fcontracts%2Fsrc%2Ffeature\.ts/,
    hotReload: /plugin-react-refresh/,
    sibling: /apps%2Ffleet|\.\.\/fleet\//,
    shell: /apps%2Fshell|\.\.\/shell\//,
  };
  const found = Object.entries(parts).filter(([, part]) => part.test(code));
  expect(found.map(([name]) => name)).toEqual(['own', 'hotReload']);

  const signedIn = await sendRequest(address, '/api/LoginDC', undefined, {
    company_id: '1001',
    password_company: 'demo-1001',
  });
  const { token } = JSON.parse(signedIn.text);
  const contracts = await sendRequest(address, '/api/DC/DisplayContracts', token, { limit: 50 });
  expect(JSON.parse(contracts.text).data.length).toBeGreaterThan(0);

  const failure = { feature: 'contracts', version: 'development', reason: 'drawn' };
  expect(await sendRequest(address, '/reports', undefined, failure)).toEqual({ status: 204, text: '' });

  child.kill('SIGINT');
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test('a port in use ends the start with one sentence', async () => {
  const port = await freePort(2);
  const server = await listen(port + 1);
  try {
    const { child, output } = await start(['contracts'], port, /never said/);
    expect(child.exitCode).toBe(1);
    expect(output()).toBe(
      `Port ${port + 1} is taken by another program; set PORT to another, as in PORT=${port + 101}.\n`,
    );
  } finally {
    server.close();
  }
});
