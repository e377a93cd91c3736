import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from './start-error.ts';

/** The process that a lock names. */
export interface LockHolder {
  pid: number;
  host: string;
  /** Start of the kernel that the process runs on; containers of one machine share it. */
  boot: string;
  /** PID namespace that `pid` belongs to: two containers of one host name may each have a process 1. */
  pidNamespace: string;
  /** When the process started, as the kernel counts it: a process id alone is used again. */
  started: string;
  token: string;
}

function readText(path: string) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function readPidNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // Only Linux has them.
  }
}

/** State and start time of a process; empty where the system does not show them. */
function processStat(pid: number) {
  const stat = readText(`/proc/${pid}/stat`);
  const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, started: rest[18] ?? '' };
}

/** This process as the holder of a lock. */
export function thisProcess(token: string): LockHolder {
  return {
    pid: process.pid,
    host: hostname(),
    boot: readText('/proc/sys/kernel/random/boot_id'),
    pidNamespace: readPidNamespace(),
    started: processStat(process.pid).started,
    token,
  };
}

/** The holder that a lock file names; undefined where the file is missing or damaged. */
export function readHolder(path: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    const empty = { pid: 0, host: '', boot: '', pidNamespace: '', started: '', token: '' };
    return { ...empty, ...value };
  } catch {
    return undefined;
  }
}

function isRunning(holder: LockHolder) {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  const { state, started } = processStat(holder.pid);
  // A process that was killed stays a zombie until its parent reads its exit code.
  return state !== 'Z' && (!started || !holder.started || started === holder.started);
}

/** Whether a holder runs. Its process id means nothing on another kernel or in another PID namespace: `unknown`. */
export function stateOf(holder: LockHolder | undefined): 'running' | 'ended' | 'unknown' {
  if (!holder) return 'unknown';
  const self = thisProcess('');
  const isComparable =
    holder.host === self.host && holder.boot === self.boot && holder.pidNamespace === self.pidNamespace;
  if (!isComparable) return 'unknown';
  return isRunning(holder) ? 'running' : 'ended';
}
