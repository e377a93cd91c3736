import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Target } from './load.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** A server of the comparison, in a separate process. */
export interface Server {
  name: string;
  /** Creates a request to one of its paths. */
  to: (path: string, body: object) => Target;
  /** Memory in MB: the current value, and the peak since the last reading of the peak. */
  memory: () => { now: number; most: number };
  stop: () => Promise<void>;
}

function megabytes(status: string, name: string) {
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1000;
}

/** Resident memory on Linux; NaN elsewhere. */
function readMemory(pid: number | undefined) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    return { now: megabytes(status, 'VmRSS'), most: megabytes(status, 'VmHWM') };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
}

async function untilUp(url: string, hasEnded: () => boolean) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (hasEnded()) throw new Error(`The server at ${url} did not start`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server at ${url} did not answer in a minute`);
}

async function serve(name: string, script: string, port: number, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await untilUp(`http://127.0.0.1:${port}/`, () => child.exitCode !== null);
  return {
    name,
    to: (address: string, body: object) => ({ port, path: address, body }),
    memory: () => readMemory(child.pid),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The peer, with a database role that bypasses row-level security. */
export function servePlain(url: string): Promise<Server> {
  return serve('plain', 'tools/bench/api/plain-api.ts', 8495, { DATABASE_URL: url });
}

/** The API as it runs in production, signed in to the company. */
export async function serveApi(
  url: string,
  settings: Record<string, string> = {},
  port = 8494,
): Promise<{ api: Server; as: (company: string) => Promise<Server> }> {
  const api = await serve('Tawseel', 'services/api/src/main.ts', port, {
    DATABASE_URL: url,
    DATABASE_POOL: '10',
    TOKEN_SECRET: 'a secret of the measurement, long enough',
    SESSION_RATE: '100000000',
    // The streams of the benchmark stand for as many sessions of a company.
    SESSION_STREAMS: '500',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const as = async (company: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/LoginDC`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ company_id: company, password_company: companyPassword }),
    });
    const { token } = (await response.json()) as { token: string };
    const to = (address: string, body: object) => ({
      ...api.to(address, body),
      headers: { authorization: `Bearer ${token}` },
    });
    return { ...api, to };
  };
  return { api, as };
}

/** Password of every company of the benchmark. */
export const companyPassword = 'measured';
