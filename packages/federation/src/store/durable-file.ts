import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** Releases are public to read; whatever the umask, only their owner and group may change them. */
const fileMode = 0o664;
const folderMode = 0o775;

/** Makes a folder of releases and those above it. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
}

/** Makes a store. The folder around it also holds the database and its secrets: it is made for its owner alone. */
export async function makeStore(folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  await makeFolder(folder);
}

/** Writes a new file and waits until the disk has it, so that what names it later never outlives it. */
export async function writeDurably(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', fileMode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the disk has the names in a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
