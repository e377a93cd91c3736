import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { HarnessLogin } from '../../preset/alone.ts';
import { rspackProgram } from './build-app.mjs';
import { readFeature } from './own-feature.ts';
import { requirePorts } from './port.mjs';
import { readArguments } from './read-arguments.ts';
import { isWebAddress, untilReady } from './web-address.mjs';

function readPort(standard: number): number {
  const port = Number(process.env.PORT || standard);
  if (Number.isInteger(port) && port >= 1 && port <= 65_534) return port;
  throw new Error(`PORT must be a number from 1 to 65534, not ${process.env.PORT}.`);
}

function readAddress(text: string | undefined, name: string): string {
  if (text && isWebAddress(text)) return text.replace(/\/+$/, '');
  throw new Error(
    `${name} must be an address such as https://console.example.com/api${text ? `, not ${text}` : ''}.`,
  );
}

const parentCheckMs = 200;

/** Calls back when npm has ended: a signal to npm may reach only the shell between npm and this process. */
function onEndOfNpm(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    end();
  }, parentCheckMs);
  check.unref();
}

/** Runs the development server of a configuration until this process ends; resolves when an address responds. */
async function serve(
  folder: string,
  config: 'alone' | 'remote',
  env: Record<string, string>,
  address: string,
): Promise<void> {
  const file = createRequire(import.meta.url).resolve(`@tawseel/federation/preset/${config}`);
  const child = spawn(process.execPath, [rspackProgram(), 'serve', '-c', file], {
    cwd: folder,
    env: { ...process.env, ...env },
    // The channel closes when this process ends, also by SIGKILL or SIGHUP: the server then ends too.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  onEndOfNpm(() => child.kill());
  child.on('exit', (code) => process.exit(code ?? 0));
  await untilReady(address);
}

/** The feature in a deployed console, which loads it from this machine. */
async function serveRemotely(folder: string, site: string): Promise<void> {
  const port = readPort(8070);
  await requirePorts([port]);
  const { name, pages, sections } = readFeature(folder);
  const address = `http://localhost:${port}/`;
  const env = { NODE_ENV: 'production', PORT: String(port) };
  await serve(folder, 'remote', env, `${address}feature.json`);
  const page = sections[0]?.items[0]?.path ?? pages[0]?.path ?? '/';
  const override = `${name}@${address}`;
  console.log(`${name} in a console that allows it: ${new URL(site).origin}${page}?override=${override}`);
}

/** The feature alone in its harness, on the API of `API_URL`. */
async function serveAlone(folder: string): Promise<void> {
  const { API_URL, TAWSEEL_COMPANY = '1001', TAWSEEL_PASSWORD = `demo-${TAWSEEL_COMPANY}` } = process.env;
  const apiUrl = readAddress(API_URL, 'API_URL');
  const port = readPort(8080);
  await requirePorts([port]);
  const { name } = readFeature(folder);
  const user = process.env.TAWSEEL_USER || undefined;
  const login: HarnessLogin = {
    company_id: TAWSEEL_COMPANY,
    password_company: TAWSEEL_PASSWORD,
    ...(user && { user }),
  };
  const address = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'development',
    PORT: String(port),
    API_URL: apiUrl,
    HARNESS_LOGIN: JSON.stringify(login),
  };
  await serve(folder, 'alone', env, address);
  console.log(`${name}, signed in, with hot reload: ${address}`);
}

/** Develops the feature in `folder`: alone on an API, or with `--site` in a deployed console. */
export async function dev(folder: string, args: string[]): Promise<void> {
  const { positionals, values } = readArguments({ site: { type: 'string' } }, args);
  if (positionals.length > 0) throw new Error('Usage: tawseel dev [--site https://console.example.com]');
  await (values.site === undefined
    ? serveAlone(folder)
    : serveRemotely(folder, readAddress(values.site, '--site')));
}
