import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { manifest } from '../manifest/manifest.schema.ts';
import { parse } from '../manifest/parse.ts';
import { requireContract } from '../manifest/require-contract.ts';
import {
  featureRelease,
  shellBuild,
  shellRelease,
  type FeatureRelease,
  type ShellRelease,
} from '../registry/release.schema.ts';
import { ignoring } from './file-error.ts';
import { readJson } from './release-store.ts';
import { readyBuild, type ReadyBuild } from './store-release.ts';

/**
 * Reads a feature's build without storing it.
 *
 * @throws Error that names an invalid field of the manifest, or its contract when that is unsupported.
 */
export async function readFeature(folder: string, dist: string): Promise<ReadyBuild<FeatureRelease>> {
  const source = path.join(dist, 'feature.json');
  const data = await readJson(source);
  requireContract(data);
  const built = parse(manifest, data, source);
  return readyBuild(folder, built.name, dist, built.version, ({ version, base, integrity }) =>
    parse(
      featureRelease,
      { version, entry: base + built.files.entry, integrity, manifest: built },
      `${built.name} ${version}`,
    ),
  );
}

/**
 * Reads the shell's build without storing it.
 *
 * @throws Error that names an invalid field of `shell.json`.
 */
export async function readShell(folder: string, dist: string): Promise<ReadyBuild<ShellRelease>> {
  const source = path.join(dist, 'shell.json');
  const built = parse(shellBuild, await readJson(source), source);
  const boot = await readFile(path.join(dist, 'boot.js'), 'utf8');
  const skeleton = await readJson(path.join(dist, 'skeleton.json')).catch(ignoring('ENOENT'));
  return readyBuild(folder, 'shell', dist, built.version, ({ version, base, integrity }) =>
    parse(
      shellRelease,
      { ...built, version, base, boot, ...(skeleton ? { skeleton } : {}), integrity },
      `shell ${version}`,
    ),
  );
}

/** Reads a build: the shell's, by the `shell.json` it emitted, or a feature's. */
export async function readAnyBuild(folder: string, dist: string): Promise<ReadyBuild> {
  const isShell = await stat(path.join(dist, 'shell.json')).catch(ignoring('ENOENT'));
  return isShell ? readShell(folder, dist) : readFeature(folder, dist);
}
