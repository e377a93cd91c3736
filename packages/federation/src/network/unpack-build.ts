import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import * as z from 'zod/mini';
import { parse } from '../manifest/parse.ts';
import { fileName } from '../manifest/manifest.schema.ts';
import type { BuildFiles } from '../store/build-files.ts';
import type { Origin } from '../store/origin.ts';
import { parseJson } from '../store/release-store.ts';
import { ArchiveError } from './archive-error.ts';
import { hashOf, listFile, uploadList } from './upload-list.ts';

/** A build from an archive, complete and checked. */
export interface Upload {
  origin: Origin;
  files: BuildFiles;
}

/** Limits of an archive; the shell, the largest app, has 2.5 MB compressed, 9.5 MB in 86 files with its source maps. */
export interface ArchiveLimits {
  compressedBytes: number;
  bytes: number;
  files: number;
  /** Duration of the upload. */
  milliseconds: number;
}

const defaultLimits: ArchiveLimits = {
  compressedBytes: 8 * 1024 * 1024,
  bytes: 32 * 1024 * 1024,
  files: 2_000,
  milliseconds: 25_000,
};

/** Names that the store adds to a release. */
const ownNames = /^release\.json$|\.(br|gz|dcz)$/;

const invalid = (message: string) => new ArchiveError('invalid', message);

/** Collects a stream. @throws ArchiveError when it has more bytes than `most`. */
async function collect(source: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > most) throw new ArchiveError('too_large', `The archive has more than ${most} bytes unpacked.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function* limited(source: AsyncIterable<Buffer>, most: number) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > most) throw new ArchiveError('too_large', `The archive has more than ${most} bytes.`);
    yield chunk;
  }
}

async function decompress(body: Readable, limits: ArchiveLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  let unpacked: Buffer = Buffer.alloc(0);
  try {
    await pipeline(
      body,
      (source: AsyncIterable<Buffer>) => limited(source, limits.compressedBytes),
      createGunzip(),
      async (source: AsyncIterable<Buffer>) => {
        unpacked = await collect(source, limits.bytes);
      },
      { signal },
    );
    return unpacked;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    if (signal.aborted) throw new ArchiveError('too_slow', 'The upload takes too long.');
    throw invalid('The archive is incomplete or damaged: it is not a complete gzip file.');
  }
}

/** The parser would decompress an archive inside the archive, beyond the limits. */
function isTar(bytes: Buffer): boolean {
  return /^[\w.-]/.test(bytes.toString('latin1', 0, 1)) && bytes.toString('latin1', 257, 262) === 'ustar';
}

function checkEntry(
  { path: name, type }: ReadEntry,
  files: ReadonlyMap<string, unknown>,
  most: number,
): void {
  if (type !== 'File') throw invalid(`${JSON.stringify(name)} is not a plain file.`);
  if (!z.safeParse(fileName, name).success || ownNames.test(name))
    throw invalid(`${JSON.stringify(name)} is not allowed as the name of a file.`);
  if (files.has(name)) throw invalid(`${name} is in the archive twice.`);
  if (files.size >= most) throw new ArchiveError('too_large', `The archive has more than ${most} files.`);
}

function readEntries(bytes: Buffer, mostFiles: number): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const parser = new Parser({ strict: true });
  return new Promise((resolve, reject) => {
    parser.on('error', () =>
      reject(invalid('The archive is incomplete or damaged: it is not a complete tar file.')),
    );
    parser.on('end', () => resolve(files));
    parser.on('entry', (entry: ReadEntry) => {
      try {
        checkEntry(entry, files, mostFiles);
      } catch (error) {
        reject(error instanceof Error ? error : invalid(String(error)));
        return;
      }
      const chunks: Buffer[] = [];
      files.set(entry.path, Buffer.alloc(0));
      entry.on('data', (chunk: Buffer) => void chunks.push(chunk));
      entry.on('end', () => void files.set(entry.path, Buffer.concat(chunks)));
    });
    parser.end(bytes);
  });
}

/**
 * Reads an archive of {@link packBuild}. Nothing is written: an incomplete archive leaves nothing behind.
 *
 * @throws ArchiveError that names what is wrong.
 */
export async function unpackBuild(body: Readable, limits: Partial<ArchiveLimits> = {}): Promise<Upload> {
  const all = { ...defaultLimits, ...limits };
  const unpacked = await decompress(body, all);
  if (!isTar(unpacked)) throw invalid('The archive is not a tar file.');
  const files = await readEntries(unpacked, all.files + 1);
  const list = readList(files.get(listFile));
  files.delete(listFile);
  for (const [name, bytes] of files) {
    if (!Object.hasOwn(list.files, name)) throw invalid(`${name} is not in the archive's list.`);
    if (hashOf(bytes) !== list.files[name])
      throw invalid(`${name} is damaged: its hash is not the listed one.`);
  }
  const missing = Object.keys(list.files).find((name) => !files.has(name));
  if (missing !== undefined) throw invalid(`${missing} is missing in the archive.`);
  return { origin: list.origin, files };
}

function readList(bytes: Buffer | undefined) {
  if (!bytes) throw invalid(`${listFile} is missing in the archive.`);
  try {
    return parse(uploadList, parseJson(bytes.toString('utf8'), listFile), listFile);
  } catch (error) {
    throw invalid(error instanceof Error ? `${error.message}.` : String(error));
  }
}
