import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for the tests only. */
export interface PostgresServer {
  url: string;
  process: ChildProcess;
  /** Kills it at once, as in a crash; the data remains for {@link restart}. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Stops or continues its processes: a stopped server accepts connections but does not respond. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

function serverUser() {
  return spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
}

/** PostgreSQL refuses to run as root: it runs as its own user, or nobody. */
export function asServerUser(command: string, parameters: string[]): [string, string[]] {
  if (!isRoot) return [command, parameters];
  const user = serverUser();
  const group = execFileSync('id', ['-g', user], { encoding: 'utf8' }).trim();
  return ['setpriv', [`--reuid=${user}`, '--clear-groups', `--regid=${group}`, command, ...parameters]];
}

/** Gives a folder to the user that the server runs as. */
export function giveToServer(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', serverUser(), folder]);
}

/** A new folder that the server's user may write in. */
export function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-pg-'));
  if (isRoot) chmodSync(folder, 0o777);
  return folder;
}

/** Runs one of PostgreSQL's programs to its end, as the server's user. */
export function runAsServer(command: string, parameters: string[]): void {
  const [program, all] = asServerUser(command, parameters);
  execFileSync(program, all, { stdio: 'pipe' });
}

function spawnServer(bin: string, folder: string, settings: readonly string[]) {
  const parameters = [
    '-D',
    join(folder, 'data'),
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    ...settings.flatMap((s) => ['-c', s]),
  ];
  const [program, all] = asServerUser(join(bin, 'postgres'), parameters);
  return spawn(program, all, { stdio: 'ignore' });
}

const patienceMs = 60_000;

/** Polls until the condition holds: the machine may be busy. */
async function until(what: string, isSo: () => Promise<boolean> | boolean) {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`PostgreSQL: not ${what} in ${patienceMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * A server that responds. A failed start is retried, for example while something of the previous server still
 * runs.
 */
async function startServer(bin: string, folder: string, settings: readonly string[], url: string) {
  let child = spawnServer(bin, folder, settings);
  await until('up', async () => {
    if (child.exitCode !== null) child = spawnServer(bin, folder, settings);
    return answers(url);
  });
  return child;
}

/** Child processes of a process, if the system shows them. */
function childrenOf(pid: number | undefined) {
  const path = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text.split(' ').filter(Boolean).map(Number);
}

/** A zombie process counts as ended. */
function isRunning(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat[stat.lastIndexOf(')') + 2] !== 'Z';
  } catch {
    return false;
  }
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already ended.
  }
}

function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
}

/**
 * Starts PostgreSQL on `folder`/data and waits until it responds. `user` connects to the database of that
 * name.
 */
export async function runPostgres(
  bin: string,
  folder: string,
  user: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const name = user === 'postgres' ? 'postgres' : 'tawseel';
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(folder)}`;
  let child = await startServer(bin, folder, settings, url);
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  return {
    url,
    get process() {
      return child;
    },
    async kill() {
      // Its child processes too: each would respond until it notices that its parent is gone.
      const processes = childrenOf(child.pid);
      child.kill('SIGKILL');
      for (const pid of processes) killNow(pid);
      await ended(child);
      await until('gone', () => !processes.some(isRunning));
    },
    signal(signal) {
      for (const pid of [...childrenOf(child.pid), Number(child.pid)]) process.kill(pid, signal);
    },
    async restart() {
      child = await startServer(bin, folder, settings, url);
    },
    async stop() {
      process.off('exit', killOnExit);
      child.kill('SIGINT');
      await ended(child);
    },
  };
}
