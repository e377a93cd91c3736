import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ignoring } from './file-error.ts';

/** Releases are public to read; only their owner and group may write them, independent of the umask. */
const fileMode = 0o664;
const folderMode = 0o775;

/** Creates a folder of releases and its parents. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
}

/** Creates a folder that only the owner and the group of the service can read, and its parents. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o770 });
}

/** Creates a store. Its parent folder also holds the database and its secrets, so only the owner can access it. */
export async function makeStore(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  await makeFolder(folder);
}

/** Writes a new file and flushes it to disk, so that no later reference can outlive it after a crash. */
export async function writeDurably(file: string, content: string | Buffer, mode = fileMode): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes the entries of a folder to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves a complete folder to its place, where another process may have stored the same. */
export async function moveIn(from: string, to: string): Promise<void> {
  await rename(from, to).catch(ignoring('ENOTEMPTY', 'EEXIST'));
  await syncFolder(path.dirname(to));
}

/**
 * Replaces a file atomically, also across a power failure.
 *
 * @param options `mode`: permissions, by default those of releases. `beforeRename` runs when the content is on the disk; a
 *   failure of it leaves the file unchanged.
 */
export async function replaceDurably(
  file: string,
  content: string,
  { mode = fileMode, beforeRename }: { mode?: number; beforeRename?: () => Promise<void> } = {},
): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  try {
    await writeDurably(beside, content, mode);
    await beforeRename?.();
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
  await syncFolder(path.dirname(file));
}
