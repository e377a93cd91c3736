import path from 'node:path';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { buildVersion, fileName, manifest } from '../manifest/manifest.schema.ts';
import { parse } from '../manifest/parse.ts';
import type { LiveFeature, LiveShell } from '../registry/registry.schema.ts';
import { changeRegistry, readJson } from './release-store.ts';
import { storeRelease } from './store-release.ts';

const fileNames = z.array(fileName);

const shellBuild = z.object({
  version: buildVersion,
  scripts: fileNames,
  words: z.object({ en: fileNames, ar: fileNames }),
  fonts: z.object({ en: fileNames, ar: fileNames }),
});

/** The version to go back to: the one live before this, also where this one is released again. */
function previousOf(before: { version: string; previous?: string | undefined } | undefined, version: string) {
  const previous = before?.version === version ? before.previous : before?.version;
  return previous ? { previous } : {};
}

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
  let live: LiveFeature = release;
  await changeRegistry(folder, (registry) => {
    live = { ...release, ...previousOf(registry.features[built.name], version) };
    return { ...registry, features: { ...registry.features, [built.name]: live } };
  });
  return live;
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
  const { scripts, words, fonts } = built;
  const release = { version, base, boot, scripts, words, fonts, integrity };
  let live: LiveShell = release;
  await changeRegistry(folder, (registry) => {
    live = { ...release, ...previousOf(registry.shell, version) };
    return { ...registry, shell: live };
  });
  return live;
}
