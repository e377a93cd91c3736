import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asServerUser } from '../../services/api/src/testing/postgres-process.ts';

type Environment = Record<string, string>;

/** A program of the drill. Its output goes to a file. */
export interface Program {
  pid: number;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Starts a program that writes its output to `log`; `asServer` gives it PostgreSQL's user. */
export function startProgram(
  command: readonly string[],
  env: Environment,
  log: string,
  asServer = false,
): Program {
  const { PATH = '', HOME = '' } = process.env;
  const [first = '', ...rest] = command;
  const [program, parameters] = asServer ? asServerUser(first, rest) : [first, rest];
  const output = openSync(log, 'a');
  const child = spawn(program, parameters, {
    env: { PATH, HOME, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => {
      running.delete(child);
      resolve();
    });
    child.once('error', reject);
  });
  // Only `end` waits for it.
  ended.catch(() => {});
  running.add(child);
  return {
    pid: Number(child.pid),
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** Patroni starts PostgreSQL as a process of its own, which outlives it. Undefined if none has started in the data folder. */
function postmasterOf(data: string): number | undefined {
  try {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid) || undefined;
  } catch {
    return undefined;
  }
}

function isPostgres(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

/** The postmaster and its processes, if it still runs: after a crash its file names a process that may be another one. */
function postgresProcesses(data: string): number[] {
  const postmaster = postmasterOf(data);
  if (!postmaster || !isPostgres(String(postmaster))) return [];
  const children = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || !isPostgres(pid)) return false;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(parent) === postmaster;
  });
  return [postmaster, ...children.map(Number)];
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

/** Kills the PostgreSQL of a data folder with all its processes, as the loss of its machine would. */
export function killPostgres(data: string): void {
  for (const pid of postgresProcesses(data)) killNow(pid);
}

/** Kills every program that still runs. */
export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}
