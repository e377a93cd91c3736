import { randomUUID } from 'node:crypto';
import { closeSync, futimesSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cannotWrite } from './data-folder.ts';
import { readHolder, thisProcess } from './lock-holder.ts';
import { StartError } from './start-error.ts';
import { takeLock } from './take-lock.ts';

/** Hold on a data folder; nobody else opens it until it is released. */
export interface FolderLock {
  /** Calls `onLost` when the lock is lost. Takes microseconds, so that it can precede every write to the folder. */
  verify(): void;
  release(): void;
}

/** How often a holder touches its lock, and how long a lock that is not touched still holds. */
export interface LockTimes {
  heartbeatMs: number;
  staleMs: number;
}

const defaultTimes: LockTimes = { heartbeatMs: 2_000, staleMs: 15_000 };

/** A lock that this process has taken. `file` stays open: until it is closed no other file gets its inode number. */
class HeldLock implements FolderLock {
  readonly #path: string;
  readonly #file: number;
  readonly #inode: number | undefined;
  readonly #token: string;
  readonly #onLost: () => void;
  readonly #heartbeatMs: number;
  readonly #timer: NodeJS.Timeout;
  #touchedAt = 0;

  constructor(path: string, file: number, token: string, onLost: () => void, heartbeatMs: number) {
    this.#path = path;
    this.#file = file;
    this.#inode = inodeOf(path);
    this.#token = token;
    this.#onLost = onLost;
    this.#heartbeatMs = heartbeatMs;
    this.#timer = setInterval(() => this.#touch(), heartbeatMs);
    this.#timer.unref();
  }

  #isOwn() {
    return readHolder(this.#path)?.token === this.#token;
  }

  #touch() {
    this.#touchedAt = Date.now();
    if (!this.#isOwn()) return this.#onLost();
    try {
      futimesSync(this.#file, new Date(), new Date());
    } catch {
      // Full or read-only: the database reports that itself on its next write.
    }
  }

  verify() {
    // A long statement keeps the timer from running. A pause of the process shows as a jump of the clock.
    if (Math.abs(Date.now() - this.#touchedAt) >= this.#heartbeatMs) this.#touch();
    else if (inodeOf(this.#path) !== this.#inode) this.#onLost();
  }

  release() {
    clearInterval(this.#timer);
    if (this.#isOwn()) rmSync(this.#path, { force: true });
    closeSync(this.#file);
  }
}

function inodeOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })?.ino;
  } catch {
    return undefined;
  }
}

function openDraft(draft: string, folder: string) {
  try {
    return openSync(draft, 'wx', 0o600);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

/**
 * Takes an existing folder for this process. It replaces the lock of a process that has ended: at once where the system
 * shows that it ended, otherwise (another machine or container) once its heartbeat has stopped.
 *
 * @param onLost called when the lock is gone or another process's; nothing may be written to the folder afterwards
 * @throws StartError when another process holds the folder, or the folder cannot be written
 */
export async function lockFolder(
  folder: string,
  onLost: () => void,
  { heartbeatMs, staleMs }: LockTimes = defaultTimes,
): Promise<FolderLock> {
  const path = join(folder, 'lock');
  const self = thisProcess(randomUUID());
  const draft = `${path}.${self.token}`;
  const file = openDraft(draft, folder);
  try {
    writeSync(file, JSON.stringify(self));
    await takeLock(path, draft, staleMs);
  } catch (error) {
    closeSync(file);
    throw cannotWrite(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
  const holder = readHolder(path);
  if (holder?.token === self.token) return new HeldLock(path, file, self.token, onLost, heartbeatMs);
  closeSync(file);
  throw new StartError(
    `The data folder ${folder} is in use by another process (${holder?.pid ?? 'unknown'} on ${holder?.host ?? 'unknown'}).`,
  );
}
