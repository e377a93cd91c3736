import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** Releases are public to read; only their owner and group may write them, independent of the umask. */
const fileMode = 0o664;
const folderMode = 0o775;

/** Creates a folder of releases and its parents. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
}

/** Creates a store. Its parent folder also holds the database and its secrets, so only the owner can access it. */
export async function makeStore(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  await makeFolder(folder);
}

/** Writes a new file and flushes it to disk, so that no later reference can outlive it after a crash. */
export async function writeDurably(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', fileMode);
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
