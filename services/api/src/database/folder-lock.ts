import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError, errorCode, errorText } from './start-error.ts';

/** Hold on a data folder; nobody else opens it until it is released. */
export interface FolderLock {
  release(): void;
}

interface Holder {
  pid: number;
  host: string;
  /** When the process started, as the system counts it: a process id alone comes round again. */
  started: string;
  token: string;
}

const heartbeatMs = 5_000;
const staleMs = 30_000;

function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, host, started, token } = { pid: 0, host: '', started: '', token: '', ...value };
    return { pid, host, started, token };
  } catch {
    return undefined;
  }
}

function isHeld(path: string, holder: Holder | undefined) {
  if (holder?.host === hostname()) {
    return isAlive(holder.pid) && (!holder.started || processStart(holder.pid) === holder.started);
  }
  // Another machine on a shared folder: only its heartbeat can be seen from here.
  return Date.now() - statSync(path).mtimeMs < staleMs;
}

/** Replaces a dead process's lock. A guard file keeps two starters from doing so at once. */
function removeStale(path: string) {
  const guard = `${path}.takeover`;
  try {
    closeSync(openSync(guard, 'wx'));
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (Date.now() - statSync(guard).mtimeMs > staleMs) rmSync(guard, { force: true });
    return;
  }
  try {
    if (!isHeld(path, readHolder(path))) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function tryLock(path: string, holder: Holder) {
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path); // atomic, and fails when the lock exists
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the folder for this process, making it when absent. A lock that a dead process left is taken over.
 *
 * @throws StartError when another process holds the folder, or it cannot be written
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  const holder = {
    pid: process.pid,
    host: hostname(),
    started: processStart(process.pid),
    token: randomUUID(),
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (let attempt = 0; !tryLock(path, holder); attempt += 1) {
      const other = readHolder(path);
      if (attempt >= 3 || isHeld(path, other)) {
        throw new StartError(
          `The data folder ${folder} is in use by another process (${other?.pid ?? 'unknown'} on ${other?.host ?? 'unknown'}).`,
        );
      }
      removeStale(path);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorText(error)}); set DATA_DIR to one that can.`,
    );
  }
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder is gone or full: the database says so itself on its next write.
    }
  }, heartbeatMs);
  beat.unref();
  return {
    release() {
      clearInterval(beat);
      if (readHolder(path)?.token === holder.token) rmSync(path, { force: true });
    },
  };
}
