import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Real processes, as npm starts them: a launcher, the program, and what that starts.
jest.setTimeout(60_000);

const lifetime = pathToFileURL(path.join(__dirname, 'lifetime.mjs')).href;
const gatewayProcess = pathToFileURL(path.join(__dirname, '..', 'gateway-process.mjs')).href;

/** A child that prints its id and, on SIGTERM or SIGINT, takes a moment before it ends with 7. */
const child = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => setTimeout(() => process.exit(7), 300));
  setInterval(() => {}, 1000);
  console.log('child', process.pid);`;
const parent = `
  import { endWithChildren, spawnChild } from ${JSON.stringify(lifetime)};
  endWithChildren();
  spawnChild(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
  console.log('parent', process.pid);`;
/** Starts the parent as npm does, and stays in front of it. */
const launcher = `
  const { spawn } = require('node:child_process');
  const args = ['--input-type=module', '-e', ${JSON.stringify(parent)}];
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } });`;

const started: ChildProcess[] = [];
const pids = new Set<number>();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tawseel-lifetime-'));
});
afterEach(async () => {
  for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  for (const one of started.splice(0)) one.kill('SIGKILL');
  pids.clear();
  await rm(folder, { recursive: true, maxRetries: 3 });
});

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(isSo: () => boolean | Promise<boolean>) {
  const end = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not happen in 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts a program of Node and waits until each of `said` is printed with a process id; resolves to these. */
async function start(args: string[], said: readonly string[], env: Record<string, string> = {}) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const first = spawn(process.execPath, args, {
    cwd: path.join(__dirname, '../..'),
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(first);
  let output = '';
  first.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const idOf = (name: string) => Number(new RegExp(`${name}\\D+(\\d+)`).exec(output)?.[1] ?? 0);
  await until(() => said.every((name) => idOf(name) > 0) || first.exitCode !== null);
  const ids = said.map(idOf);
  // 0 means that the name was not printed. A signal to 0 would end the whole test run.
  if (ids.includes(0)) throw new Error(`The program ended early: ${output}`);
  for (const id of ids) pids.add(id);
  return { first, ids, output: () => output };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the child, whose exit code is returned',
  async (signal) => {
    const { first, ids } = await start(['--input-type=module', '-e', parent], ['parent', 'child']);
    first.kill(signal);
    const [code] = await once(first, 'exit');
    expect(code).toBe(7);
    expect(ids.filter(isRunning)).toEqual([]);
  },
);

test('a process ends with its children when the npm that started it is killed', async () => {
  const { first, ids } = await start(['-e', launcher], ['parent', 'child']);
  expect(ids.filter(isRunning)).toEqual(ids);
  first.kill('SIGKILL');
  await until(() => !ids.some(isRunning));
});

test('the gateway shuts down as on SIGTERM when the process that runs it is killed', async () => {
  const runner = `
    import { runGateway } from ${JSON.stringify(gatewayProcess)};
    console.log('runner', process.pid);
    await runGateway([]);`;
  const env = {
    PORT: '0',
    API_URL: 'http://127.0.0.1:9',
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    SHUTDOWN_GRACE: '5',
  };
  const { first, ids, output } = await start(['--input-type=module', '-e', runner], ['runner', '"pid"'], env);
  expect(ids.filter(isRunning)).toEqual(ids);
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
  first.kill('SIGKILL');
  await until(async () => (await fetch(`${address}/config.json`)).headers.get('connection') === 'close');
  await until(() => !ids.some(isRunning));
});
