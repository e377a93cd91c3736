import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { manifest } from '../manifest/manifest.schema.ts';
import { parse } from '../manifest/parse.ts';
import {
  featureRelease,
  shellBuild,
  shellRelease,
  type FeatureRelease,
  type Release,
  type ShellRelease,
} from '../registry/release.schema.ts';
import { ignoring } from './file-error.ts';
import { readJson } from './release-store.ts';
import { storeRelease } from './store-release.ts';

/**
 * Takes a feature's build into the store; nothing is live by that.
 *
 * @throws Error that names the field when the build's manifest is wrong.
 */
export async function storeFeature(folder: string, dist: string): Promise<FeatureRelease> {
  const source = path.join(dist, 'feature.json');
  const built = parse(manifest, await readJson(source), source);
  return storeRelease(folder, built.name, dist, built.version, ({ version, base, integrity }) =>
    parse(
      featureRelease,
      { version, entry: base + built.files.entry, integrity, manifest: built },
      `${built.name} ${version}`,
    ),
  );
}

/**
 * Takes the shell's build into the store; nothing is live by that.
 *
 * @throws Error that names the field when `shell.json` is wrong.
 */
export async function storeShell(folder: string, dist: string): Promise<ShellRelease> {
  const source = path.join(dist, 'shell.json');
  const built = parse(shellBuild, await readJson(source), source);
  const boot = await readFile(path.join(dist, 'boot.js'), 'utf8');
  return storeRelease(folder, 'shell', dist, built.version, ({ version, base, integrity }) =>
    parse(shellRelease, { ...built, version, base, boot, integrity }, `shell ${version}`),
  );
}

/** Takes a build into the store: the shell's, by the `shell.json` it emitted, or a feature's. */
export async function storeBuild(folder: string, dist: string): Promise<Release> {
  const isShell = await stat(path.join(dist, 'shell.json')).catch(ignoring('ENOENT'));
  return isShell ? storeShell(folder, dist) : storeFeature(folder, dist);
}
