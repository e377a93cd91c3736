import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@tawseel/federation/registry';
import {
  changeRegistry,
  publishApp,
  publishFeature,
  publishShell,
  readRegistry,
  type PublishOptions,
} from '@tawseel/federation/store';
import { unique } from './company.ts';
import { freePort } from '@tawseel/conformance/free-port';
import { startProcess } from './process.ts';
import { productStore } from './sample-feature.ts';

/** Copies the build of an app into a folder of its own. */
async function copyBuild(app: string): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), `tawseel-${app}-dist-`));
  const built = path.join(import.meta.dirname, '../../apps', app, 'dist');
  await cp(built, dist, { recursive: true, filter: (file) => !file.endsWith('.map') });
  return dist;
}

async function findScript(dist: string, name: string): Promise<string> {
  const files = await readdir(dist);
  return path.join(dist, files.find((file) => file.startsWith(`${name}.`)) ?? '');
}

const integrityOf = (script: string) => `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** A release of the shell with another script as its entry. */
export interface ShellRelease {
  version: string;
  entry: string;
}

/** Copies the live releases of the running product, without those that other journeys created. */
async function copyStore(store: string): Promise<void> {
  const { shell, driver, features } = await readRegistry(productStore);
  if (!shell) throw new Error('The running product has no shell');
  const own = Object.fromEntries(Object.entries(features).filter(([name]) => !name.startsWith('sample')));
  const folders = [
    `shell/${shell.version}`,
    ...(driver ? [`driver/${driver.version}`] : []),
    ...Object.entries(own).map(([name, live]) => `${name}/${live.version}`),
  ];
  for (const folder of folders) {
    // The record of a release is apart from its public files.
    for (const part of ['releases', 'diagnostics'])
      await cp(path.join(productStore, part, folder), path.join(store, part, folder), { recursive: true });
  }
  await changeRegistry(store, (before) => ({ ...before, shell, driver, features: own }));
}

/**
 * A gateway with its own release store, so that journeys can break its shell; it uses the running product's
 * API.
 */
export class ShellSite {
  readonly address: string;
  readonly store: string;
  private readonly initial: Registry;
  private readonly stop: () => Promise<void>;

  private constructor(address: string, store: string, initial: Registry, stop: () => Promise<void>) {
    this.address = address;
    this.store = store;
    this.initial = initial;
    this.stop = stop;
  }

  static async start(baseURL: string): Promise<ShellSite> {
    const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-shell-'));
    const store = path.join(folder, 'store');
    await copyStore(store);
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: folder, API_URL: `${baseURL}/api`, LOG_LEVEL: 'warn' };
    const { end } = await startProcess(
      ['--import', 'tsx', 'services/gateway/src/main.ts'],
      env,
      /Tawseel is at/,
    );
    return new ShellSite(`http://127.0.0.1:${port}`, store, await readRegistry(store), async () => {
      await end();
      await rm(folder, { recursive: true });
    });
  }

  /** Publishes the releases of the start again, and no others. */
  async reset(): Promise<void> {
    await changeRegistry(this.store, () => this.initial);
  }

  /** Releases the built shell with another entry. */
  async release(change: (entry: string) => string, options: PublishOptions = {}): Promise<ShellRelease> {
    const dist = await copyBuild('shell');
    const entry = await findScript(dist, 'main');
    const source = await readFile(entry, 'utf8');
    await writeFile(entry, `${change(source)}\n// ${unique()}`);
    const { version, canary } = await publishShell(this.store, dist, options);
    await rm(dist, { recursive: true });
    return { version: canary?.release.version ?? version, entry: path.basename(entry) };
  }

  /** Releases the built fleet with another line in the script of /drivers, whose hash its entry holds. */
  async releaseFleet(): Promise<string> {
    const dist = await copyBuild('fleet');
    const page = await findScript(dist, 'drivers');
    const before = await readFile(page, 'utf8');
    const after = `${before}\n// ${unique()}`;
    await writeFile(page, after);
    const entry = path.join(dist, 'remoteEntry.js');
    const source = await readFile(entry, 'utf8');
    await writeFile(entry, source.replace(integrityOf(before), integrityOf(after)));
    const { version } = await publishFeature(this.store, dist);
    await rm(dist, { recursive: true });
    return version;
  }

  /** Releases the built driver's app with another line in its first script; resolves to the name of that script. */
  async releaseDriver(): Promise<string> {
    const dist = await copyBuild('driver');
    const main = await findScript(dist, 'main');
    const before = await readFile(main, 'utf8');
    const after = `${before}\n// ${unique()}`;
    const hash = createHash('sha256').update(after).digest('hex').slice(0, 8);
    const renamed = path.join(dist, `main.${hash}.js`);
    await writeFile(main, after);
    await rename(main, renamed);
    for (const name of ['index.html', 'sw.js']) {
      const file = path.join(dist, name);
      const text = (await readFile(file, 'utf8')).replaceAll(path.basename(main), path.basename(renamed));
      await writeFile(file, text.replaceAll(integrityOf(before), integrityOf(after)));
    }
    await publishApp(this.store, 'driver', dist);
    await rm(dist, { recursive: true });
    return path.basename(renamed);
  }

  /** Replaces the entry of a release in the store; undefined deletes it. */
  async spoil({ version, entry }: ShellRelease, content?: string): Promise<void> {
    const file = path.join(this.store, 'releases/shell', version, entry);
    for (const stored of [file, `${file}.br`, `${file}.gz`]) await rm(stored);
    if (content !== undefined) await writeFile(file, content);
  }

  /** The live release of the shell. */
  async shell() {
    const { shell } = await readRegistry(this.store);
    if (!shell) throw new Error('No shell is live');
    return shell;
  }

  async metrics(): Promise<string> {
    return (await fetch(`${this.address}/metrics`)).text();
  }

  close(): Promise<void> {
    return this.stop();
  }
}
