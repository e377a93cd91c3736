import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFeature, publishShell } from '@tawseel/federation/store';
import { featureNames } from '../workspace/apps.mjs';
import { chromiumFlags } from '../workspace/chromium-flags.ts';

const root = path.join(import.meta.dirname, '..', '..');
const dist = (name: string) => path.join(root, 'apps', name, 'dist');

/** A running product; the caller stops it. */
export interface Product {
  url: string;
  stop: () => Promise<void>;
}

/** The product as it ships: a shell that loads its features at run time. */
export async function composedStore(folder: string): Promise<void> {
  await publishShell(folder, dist('shell'));
  for (const name of featureNames()) await publishFeature(folder, dist(name));
}

async function answers(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 3000; tries += 1) {
    if (child.exitCode !== null) throw new Error('The gateway did not start');
    const ok = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The gateway did not answer in ten minutes');
}

/** Serves a product on a port of its own, with a demo company of `orders` orders in a new database. */
export async function serve(
  port: number,
  fill: (store: string) => Promise<void>,
  orders = 2400,
): Promise<Product> {
  const data = await mkdtemp(path.join(tmpdir(), 'tawseel-bench-'));
  await fill(path.join(data, 'store'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'services/gateway/src/main.ts', '--demo', '--orders', String(orders)],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

export interface Session {
  token: string;
  /** The session as browsers store it. */
  stored: Record<string, string>;
}

/** Signs in to the demo company. */
export async function signIn({ url }: Product): Promise<Session> {
  const response = await fetch(`${url}/api/LoginDC`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ company_id: '1001', password_company: 'demo-1001' }),
  });
  const { token, capabilities } = (await response.json()) as { token: string; capabilities: string[] };
  return { token, stored: { 'admin-token': token, 'admin-capabilities': JSON.stringify(capabilities) } };
}

/** The middle value, or the one below which `part` of them lie. */
export function quantile(values: readonly number[], part = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Chromium with its usual scripts and pictures, which the journeys change. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: chromiumFlags,
};
