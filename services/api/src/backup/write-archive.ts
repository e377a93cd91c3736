import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorCode, errorText } from '../database/start-error.ts';
import { writeEntry } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

type Lines = AsyncIterable<string | Buffer>;

/** Yields the lines, then their checksum as the last one. */
async function* sealed(lines: Lines): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256');
  for await (const part of lines) {
    const bytes = Buffer.from(part);
    hash.update(bytes);
    yield bytes;
  }
  yield Buffer.from(writeEntry({ kind: 'end', sha256: hash.digest('hex') }));
}

/** Makes a new name durable: writes out its folder, where the system allows it. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => undefined);
  await handle.close();
}

function refuseExisting(file: string) {
  if (existsSync(file)) throw new BackupError(`${file} exists: a backup never overwrites a file.`);
}

/**
 * Writes an archive, readable by its owner alone. It gets its name only when it is whole and on the disk; until then it is
 * `file`.partial, which is removed when anything fails or `signal` aborts.
 *
 * @returns its size in bytes
 * @throws the reason of `signal`
 * @throws BackupError in one sentence if the file exists or cannot be written
 */
export async function writeArchive(file: string, lines: Lines, signal: AbortSignal): Promise<number> {
  refuseExisting(file);
  const partial = `${file}.partial`;
  const handle = await open(partial, 'wx', 0o600).catch((error: unknown) => {
    throw new BackupError(
      errorCode(error) === 'EEXIST'
        ? `${partial} exists: another backup writes it, or one that was killed left it; remove it in that case.`
        : `${partial} cannot be written (${errorText(error)}).`,
    );
  });
  try {
    const output = handle.createWriteStream({ flush: true });
    await pipeline(Readable.from(sealed(lines)), createGzip(), output, { signal });
    const { size } = await stat(partial);
    refuseExisting(file);
    await rename(partial, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    await rm(partial, { force: true });
    signal.throwIfAborted();
    if (/^(ENOSPC|EFBIG|EDQUOT|EIO|EROFS)$/.test(errorCode(error) ?? ''))
      throw new BackupError(`${file} cannot be written (${errorText(error)}).`, { cause: error });
    throw error;
  }
}
