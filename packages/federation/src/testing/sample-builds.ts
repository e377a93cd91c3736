import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '../manifest/manifest.schema.ts';
import { sampleManifest, sampleShellRelease } from './samples.ts';

/** Files of a build of the feature; different `code` gives a different version. */
export function fleetFiles(code: string, manifest: object = sampleManifest()): Record<string, string> {
  return {
    'feature.json': JSON.stringify(manifest),
    'remoteEntry.js': `entry ${code}`,
    'feature.1.js': `feature ${code}`,
    'drivers.1.js': 'drivers',
    'driver.1.js': 'driver',
    'words-en.1.js': 'en',
    'words-ar.1.js': 'ar',
    'remoteEntry.js.map': '{}',
    'plex.1.woff2': 'font',
  };
}

/** Manifest of a second feature with its own paths. */
export function manifestOf(name: string, changes: Partial<Manifest> = {}): Manifest {
  const { pages, files } = sampleManifest();
  const own = pages.map((page) => ({ ...page, path: `/${name}${page.path}` }));
  return sampleManifest({ name, pages: own, sections: [], files: { ...files, pages: {} }, ...changes });
}

/** Files of a build of the driver's app; different `code` gives a different version. */
function driverFiles(code: string): Record<string, string> {
  const script = `main.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  return {
    'driver.json': JSON.stringify({ version: '1.0.0' }),
    'index.html': `<!doctype html><html><head><title>Driver</title><style nonce="{nonce}"></style><script defer src="/driver/${script}"></script></head><body></body></html>`,
    'sw.js': `precache("${script}")`,
    'manifest.webmanifest': JSON.stringify({ id: '/driver/', start_url: '/driver/', scope: '/driver/' }),
    'icon-192.png': 'icon',
    [script]: code,
  };
}

function shellFiles(boot: string, changes: object): Record<string, string> {
  const { contract, scripts, words, fonts, shared } = sampleShellRelease();
  const build = { version: '1.0.0', contract, scripts, words, fonts, shared, ...changes };
  return {
    'shell.json': JSON.stringify(build),
    'boot.js': boot,
    'main.1.js': 'main',
    'words-en.1.js': 'en',
    'words-ar.1.js': 'ar',
    'latin.1.woff2': 'l',
    'arabic.1.woff2': 'a',
  };
}

/** An empty folder for builds and a release store. */
export async function sampleBuilds() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tawseel-store-'));
  let builds = 0;

  async function build(files: Record<string, string>): Promise<string> {
    builds += 1;
    const dist = path.join(folder, `dist-${builds}`);
    await mkdir(dist);
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(dist, name), content);
    return dist;
  }

  return {
    store: path.join(folder, 'store'),
    /** A build of these files in its own folder. */
    build,
    buildFleet: (code: string, manifest?: object) => build(fleetFiles(code, manifest)),
    buildShell: (boot: string, changes: object = {}) => build(shellFiles(boot, changes)),
    buildDriver: (code: string) => build(driverFiles(code)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export type SampleBuilds = Awaited<ReturnType<typeof sampleBuilds>>;
