import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzip } from 'node:zlib';
import type { Release } from '../registry/release.schema.ts';
import { removeAbandoned } from './abandoned.ts';
import { brotliThread, type BrotliThread } from './brotli-thread.ts';
import { makeFolder, makeStore, moveIn, syncFolder, writeDurably } from './durable-file.ts';
import { ignoring } from './file-error.ts';
import type { BuildFiles } from './build-files.ts';
import type { Origin } from './origin.ts';
import { writeRecord } from './release-record.ts';
import { storePaths } from './release-store.ts';
import { reserve } from './reserve.ts';
import { storeSourceMaps } from './source-maps.ts';

const compressible = /\.(js|json|css|svg|map|html|txt|wasm|webmanifest)$/;
const gzipped = promisify(gzip);

/** A stored build: its version, the base address of its files, and the integrity of each script. */
interface StoredBuild {
  version: string;
  base: string;
  integrity: Record<string, string>;
}

/** SHA-384 of a file's bytes in the form of the `integrity` attribute. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Compressed forms of a file, each as small as it gets. */
const encodings = [
  {
    suffix: '.br',
    compress: (bytes: Buffer, thread: BrotliThread) => thread.compress(bytes),
    decompress: promisify(brotliDecompress),
  },
  { suffix: '.gz', compress: (bytes: Buffer) => gzipped(bytes, { level: 9 }), decompress: promisify(gunzip) },
];

type Encoding = (typeof encodings)[number];

/** The compressed form of the same bytes in another release: most files of a build keep their content. */
async function findCompressed(stored: readonly string[], name: string, bytes: Buffer, encoding: Encoding) {
  for (const release of stored) {
    const small = await readFile(path.join(release, `${name}${encoding.suffix}`)).catch(() => undefined);
    const content = small && (await encoding.decompress(small).catch(() => undefined));
    if (content?.equals(bytes)) return small;
  }
  return undefined;
}

async function writeCompressed(
  file: string,
  bytes: Buffer,
  stored: readonly string[],
  thread: BrotliThread,
): Promise<void> {
  for (const encoding of encodings) {
    const known = await findCompressed(stored, path.basename(file), bytes, encoding);
    await writeDurably(`${file}${encoding.suffix}`, known ?? (await encoding.compress(bytes, thread)));
  }
}

async function writeRelease(folder: string, files: BuildFiles, stored: readonly string[]): Promise<void> {
  await makeFolder(folder);
  const thread = brotliThread();
  try {
    for (const [name, bytes] of files) {
      const file = path.join(folder, name);
      await writeDurably(file, bytes);
      if (compressible.test(name)) await writeCompressed(file, bytes, stored, thread);
    }
  } finally {
    await thread.close();
  }
  await syncFolder(folder);
}

function describeBuild(name: string, files: BuildFiles, buildVersion: string): StoredBuild {
  const hash = createHash('sha256');
  for (const [file, bytes] of files) hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  const version = `${buildVersion}-${hash.digest('hex').slice(0, 12)}`;
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([file, bytes]) => [file, integrityOf(bytes)]));
  return { version, base: `/releases/${name}/${version}/`, integrity };
}

/** A build that can be released: the resulting release, and the function that stores it. */
export interface ReadyBuild<Ready extends Release = Release> {
  release: Ready;
  store: (origin?: Origin) => Promise<void>;
}

/** The files of a build that are served, and their source maps. */
interface BuiltFiles {
  files: BuildFiles;
  maps: BuildFiles;
}

/**
 * Copies files to `releases/<name>/<version>`, compressed, and source maps and record to `diagnostics`. An existing release is
 * unchanged.
 */
async function storeFiles(
  folder: string,
  name: string,
  { files, maps }: BuiltFiles,
  release: Release,
  origin: Origin | undefined,
): Promise<void> {
  const releases = path.join(storePaths(folder).releases, name);
  const target = path.join(releases, release.version);
  await makeStore(folder);
  await removeAbandoned(releases);
  if (await reserve(folder, name, release.version)) return;
  await storeSourceMaps(folder, name, release.version, maps);
  await writeRecord(folder, name, { stored: new Date().toISOString(), ...(origin && { origin }), release });

  // Written to a temporary folder and renamed, so that a partial release is never visible.
  const beside = path.join(releases, `.${randomUUID()}`);
  try {
    const others = await readdir(releases).catch(ignoring('ENOENT'));
    const stored = (others ?? []).filter((other) => !other.startsWith('.'));
    await writeRelease(
      beside,
      files,
      stored.map((other) => path.join(releases, other)),
    );
    await moveIn(beside, target);
    // The first release creates the folder of its name.
    await syncFolder(path.dirname(releases));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/**
 * Derives the version of a build from its content, without storing it.
 *
 * @param releaseOf Creates the release of the build.
 */
export function readyBuild<Ready extends Release>(
  folder: string,
  name: string,
  build: BuiltFiles,
  buildVersion: string,
  releaseOf: (build: StoredBuild) => Ready,
): ReadyBuild<Ready> {
  const release = releaseOf(describeBuild(name, build.files, buildVersion));
  return { release, store: (origin) => storeFiles(folder, name, build, release, origin) };
}
