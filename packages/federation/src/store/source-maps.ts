import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { BuildFiles } from './build-files.ts';
import { makePrivateFolder, moveIn, syncFolder, writeDurably } from './durable-file.ts';
import { ignoring } from './file-error.ts';
import { storePaths } from './release-store.ts';

const fileMode = 0o660;
const suffix = '.map.br';

/** Quality 11 is 10 % smaller and takes eighty times as long. */
const quality = 6;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Folder of the source maps of a release: the map of `drivers.5f0c.js` is `drivers.5f0c.js.map.br`. */
export function sourceMapFolder(folder: string, name: string, version: string): string {
  return path.join(storePaths(folder).diagnostics, name, version, 'maps');
}

/** Name of the stored source map of a script. */
export const sourceMapFile = (script: string) => `${script}${suffix}`;

/** Stores the source maps of a release. */
export async function storeSourceMaps(
  folder: string,
  name: string,
  version: string,
  maps: BuildFiles,
): Promise<void> {
  if (maps.size === 0) return;
  const target = sourceMapFolder(folder, name, version);
  const beside = path.join(storePaths(folder).diagnostics, name, `.${randomUUID()}`);
  await makePrivateFolder(path.dirname(target));
  try {
    await makePrivateFolder(beside);
    for (const [file, bytes] of maps) {
      const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      await writeDurably(path.join(beside, `${file}.br`), small, fileMode);
    }
    await syncFolder(beside);
    await moveIn(beside, target);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Text of a stored source map. */
export async function unpackSourceMap(stored: Buffer): Promise<string> {
  return (await decompress(stored)).toString('utf8');
}

/**
 * Reads the source map of a script of a release.
 *
 * @param version Undefined for a script that its name identifies: any release that has it.
 */
export async function readSourceMap(
  folder: string,
  name: string,
  version: string | undefined,
  script: string,
): Promise<string | undefined> {
  const ofApp = path.join(storePaths(folder).diagnostics, name);
  const versions = version === undefined ? await readdir(ofApp).catch(ignoring('ENOENT')) : [version];
  for (const candidate of versions ?? []) {
    const file = path.join(sourceMapFolder(folder, name, candidate), sourceMapFile(script));
    const stored = await readFile(file).catch(ignoring('ENOENT', 'ENOTDIR'));
    if (stored) return unpackSourceMap(stored);
  }
  return undefined;
}
