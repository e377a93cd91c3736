import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ignoring } from './file-error.ts';

/** Maximum wait for earlier changes, in milliseconds. */
const patience = 15_000;

/** A change takes milliseconds: a lock of this age belongs to a crashed process. */
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
  // A time far ahead is of a clock that has been set back since. A running change notices the loss of its lock by `stillHeld`.
  if (!seen || Math.abs(Date.now() - seen.mtimeMs) < staleAfter) return;
  // Renamed first, so that only one of several waiting processes takes it.
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(ignoring('ENOENT'));
  const moved = await stat(aside).catch(ignoring('ENOENT'));
  // Another process has already replaced the lock: restore it.
  if (moved && (moved.ino !== seen.ino || moved.mtimeMs !== seen.mtimeMs))
    await link(aside, lock).catch(ignoring('EEXIST'));
  await rm(aside, { force: true });
}

/** Fails when this process no longer holds the lock. */
type StillHeld = () => Promise<void>;

/**
 * Runs `work` while no other process changes the file. Another process may take over the lock of a process that was
 * suspended for long, so `work` calls `stillHeld` right before it changes anything.
 *
 * @throws Error when another change does not finish in time.
 */
export async function withLock<Value>(
  file: string,
  work: (stillHeld: StillHeld) => Promise<Value>,
): Promise<Value> {
  const lock = `${file}.lock`;
  const token = randomUUID();
  const deadline = performance.now() + patience;
  while (!(await take(lock, token))) {
    if (performance.now() > deadline) throw new Error(`Another release holds ${lock}.`);
    await removeStale(lock);
    await pause(20 + Math.random() * 30);
  }
  const isHeld = async () => (await readFile(lock, 'utf8').catch(ignoring('ENOENT'))) === token;
  try {
    return await work(async () => {
      if (!(await isHeld())) throw new Error(`Another release has taken over ${lock}. Nothing was changed.`);
    });
  } finally {
    if (await isHeld()) await rm(lock, { force: true });
  }
}
