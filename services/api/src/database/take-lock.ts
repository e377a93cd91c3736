import { linkSync, renameSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readHolder, stateOf } from './lock-holder.ts';
import { errorCode } from './start-error.ts';

/** Identity and last heartbeat of a lock file; empty when there is none. */
function stampOf(path: string) {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.ino} ${file.mtimeMs}` : '';
}

/** Whether a lock stays untouched for `staleMs`, by this process's own timer: the clocks of two machines differ. */
async function isStale(path: string, stamp: string, staleMs: number) {
  for (const start = performance.now(); performance.now() - start < staleMs; await pause(50)) {
    readHolder(path); // A network file system shows another machine's changes to a process that opens the file.
    if (stampOf(path) !== stamp) return false;
  }
  return true;
}

/** Whether the holder of a lock has ended, or its heartbeat stops while this function waits. */
async function isAbandoned(path: string, stamp: string, staleMs: number) {
  const holder = readHolder(path);
  const state = stateOf(holder);
  if (state !== 'unknown') return state === 'ended';
  process.stderr.write(
    `The lock ${path} names a process that is not visible from here (${holder?.pid ?? 'unknown'} on ${holder?.host ?? 'unknown'}); waiting up to ${staleMs / 1000} s for its heartbeat.\n`,
  );
  return isStale(path, stamp, staleMs);
}

/**
 * Replaces the lock by `draft`, unless another process holds it; the token in the lock identifies the holder.
 */
export async function takeLock(path: string, draft: string, staleMs: number): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    try {
      linkSync(draft, path); // Atomic, and fails when the lock exists.
      return;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const stamp = stampOf(path);
    const isFree = stamp !== '' && (await isAbandoned(path, stamp, staleMs));
    const current = stampOf(path);
    if (isFree && current === stamp) {
      renameSync(draft, path);
      // Of several processes that replace one lock the last one holds it; the others notice after this pause.
      await pause(50);
      return;
    }
    if (current) return;
  }
}
