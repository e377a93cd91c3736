import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifest } from '../manifest/manifest.schema.ts';
import { parse } from '../manifest/parse.ts';
import type { LiveFeature, LiveShell } from '../registry/registry.schema.ts';
import { shellBuild } from '../registry/release.schema.ts';
import { withFeature, withShell } from './make-live.ts';
import { changeRegistry, readJson } from './release-store.ts';
import { storeRelease } from './store-release.ts';

/**
 * Releases a feature's build and makes it live.
 *
 * @param folder Folder of the release store.
 * @param dist Folder of the build, with the `feature.json` it emitted.
 * @throws Error that names the field when the build's manifest, or the registry with it, is wrong.
 */
export async function publishFeature(folder: string, dist: string): Promise<LiveFeature> {
  const source = path.join(dist, 'feature.json');
  const built = parse(manifest, await readJson(source), source);
  const { version, base, integrity } = await storeRelease(folder, built.name, dist, built.version);
  const release = { version, entry: base + built.files.entry, integrity, manifest: built };
  const { features } = await changeRegistry(folder, (registry) => withFeature(registry, release));
  return features[built.name] ?? missing(built.name);
}

/**
 * Releases the shell's build and makes it live.
 *
 * @param folder Folder of the release store.
 * @param dist Folder of the build, with the `shell.json` and `boot.js` it emitted.
 * @throws Error that names the field when `shell.json`, or the registry with it, is wrong.
 */
export async function publishShell(folder: string, dist: string): Promise<LiveShell> {
  const source = path.join(dist, 'shell.json');
  const built = parse(shellBuild, await readJson(source), source);
  const boot = await readFile(path.join(dist, 'boot.js'), 'utf8');
  const { version, base, integrity } = await storeRelease(folder, 'shell', dist, built.version);
  const release = { ...built, version, base, boot, integrity };
  const { shell } = await changeRegistry(folder, (registry) => withShell(registry, release));
  return shell ?? missing('shell');
}

function missing(name: string): never {
  throw new Error(`The registry has no ${name} after its release.`);
}
