import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { errorCode } from '../database/start-error.ts';
import { writeEntry } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { readArchive } from './read-archive.ts';

const partBytes = 256 * 1024;
const registry = 'registry.json';

/** Files below a folder. Names that begin with a dot are releases still being written. */
async function* filesBelow(folder: string): AsyncGenerator<string, void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    // A release without source maps has no diagnostics.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

async function* fileLines(store: string, file: string): AsyncGenerator<string, void> {
  const path = relative(store, file).split(sep).join('/');
  let isEmpty = true;
  for await (const data of createReadStream(file, { highWaterMark: partBytes })) {
    if (!Buffer.isBuffer(data)) continue;
    isEmpty = false;
    yield writeEntry({ kind: 'file', path, data: data.toString('base64') });
  }
  if (isEmpty) yield writeEntry({ kind: 'file', path, data: '' });
}

/**
 * The release store as entries of an archive. The registry comes first: the releases that it names are complete by then.
 *
 * @throws BackupError if there is no store
 */
export async function* storeLines(store: string): AsyncGenerator<string, void> {
  try {
    yield* fileLines(store, join(store, registry));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new BackupError(`There is no release store in ${store}.`, { cause: error });
  }
  for (const folder of ['releases', 'diagnostics'])
    for await (const file of filesBelow(join(store, folder))) yield* fileLines(store, file);
}

/** Path of an archive's file below the folder; a path that leaves the folder is refused. */
function placeOf(folder: string, path: string) {
  const place = join(folder, normalize(path));
  if (!place.startsWith(folder + sep) || path.includes('\0'))
    throw new BackupError(`The backup names a file outside of the release store: ${path}.`);
  return place;
}

/** Removes the files that a service creates when it starts without releases. Any other file prevents the restore. */
async function removeEmptyStore(store: string) {
  for (const folder of [join(store, 'releases'), store]) {
    await rmdir(folder).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return;
      throw new BackupError(`There is a release store in ${store} already: move it away first.`, {
        cause: error,
      });
    });
  }
}

/**
 * Writes the release store of an archive beside its final path.
 *
 * @returns moves it to its final path once everything else has succeeded, or removes it
 */
export async function restoreStore(store: string, file: string) {
  await removeEmptyStore(store);
  const draft = `${store}.restoring`;
  const discard = () => rm(draft, { recursive: true, force: true });
  await discard();
  try {
    for await (const part of readArchive(file)) {
      if (!('entry' in part) || part.entry.kind !== 'file') continue;
      const { path, data } = part.entry;
      const place = placeOf(draft, path);
      await mkdir(dirname(place), { recursive: true });
      await appendFile(place, data, { encoding: 'base64', flush: true });
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return { publish: () => rename(draft, store), discard };
}
