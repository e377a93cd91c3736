import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ignoring } from './file-error.ts';

/** How long a change waits for those before it, in milliseconds. */
const patience = 15_000;

/** A change takes milliseconds: a lock so old was left behind by a process that died. */
const staleAfter = 10_000;

async function take(lock: string, token: string): Promise<boolean> {
  const handle = await open(lock, 'wx').catch(ignoring('EEXIST'));
  if (!handle) return false;
  try {
    await handle.writeFile(token);
  } finally {
    await handle.close();
  }
  return true;
}

async function removeStale(lock: string): Promise<void> {
  const seen = await stat(lock).catch(ignoring('ENOENT'));
  if (!seen || Date.now() - seen.mtimeMs < staleAfter) return;
  // Moved away first: of several that see it, one gets it, and none takes away the lock that follows it.
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(ignoring('ENOENT'));
  await rm(aside, { force: true });
}

/**
 * Does `work` while no other process changes the file.
 *
 * @throws Error when another change does not end in time.
 */
export async function withLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  const lock = `${file}.lock`;
  const token = randomUUID();
  const deadline = Date.now() + patience;
  while (!(await take(lock, token))) {
    if (Date.now() > deadline) throw new Error(`Another release holds ${lock}.`);
    await removeStale(lock);
    await pause(20 + Math.random() * 30);
  }
  try {
    return await work();
  } finally {
    if ((await readFile(lock, 'utf8').catch(ignoring('ENOENT'))) === token) await rm(lock, { force: true });
  }
}
