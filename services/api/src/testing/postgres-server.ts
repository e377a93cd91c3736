import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../database/database.ts';
import { template } from './template-store.ts';

/** A PostgreSQL of the tests' own. */
export interface PostgresServer {
  url: string;
  process: ChildProcess;
  /** Ends it at once, as a crash would; the data stays for {@link restart}. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function binFolders() {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).toSorted().toReversed() : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(packaged, version, 'bin')),
  ];
}

/** Where PostgreSQL's programs are, undefined where it is not installed. */
export function findPostgres(): string | undefined {
  return binFolders().find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: it runs as its own user, or nobody. */
function asServerUser(command: string, parameters: string[]): [string, string[]] {
  if (!isRoot) return [command, parameters];
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return ['setpriv', [`--reuid=${user}`, '--clear-groups', `--regid=${group(user)}`, command, ...parameters]];
}

function group(user: string) {
  return execFileSync('id', ['-g', user], { encoding: 'utf8' }).trim();
}

function serverFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tawseel-pg-'));
  if (isRoot) chmodSync(folder, 0o777);
  return folder;
}

function run(command: string, parameters: string[]) {
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

async function untilUp(url: string) {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
}

async function start(
  bin: string,
  folder: string,
  user: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const name = user === 'postgres' ? 'postgres' : 'tawseel';
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(folder)}`;
  let child = spawnServer(bin, folder, settings);
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  await untilUp(url);
  return {
    url,
    get process() {
      return child;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async restart() {
      child = spawnServer(bin, folder, settings);
      await untilUp(url);
    },
    async stop() {
      process.off('exit', killOnExit);
      child.kill('SIGINT');
      await ended(child);
    },
  };
}

/** A cluster with one migrated database, owned by a role that is no superuser, as in production. */
async function makeTemplate(bin: string, path: string) {
  const folder = serverFolder();
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const server = await start(bin, folder, 'postgres', ['fsync=off']);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create role tawseel login createrole');
  await client.query('create database tawseel owner tawseel');
  await client.end();
  const databaseUrl = server.url.replace('postgres@', 'tawseel@').replace('/postgres?', '/tawseel?');
  const database = await openDatabase({ databaseUrl, dataDir: '', databasePool: 2 });
  await database.close();
  await server.stop();
  cpSync(data, path, { recursive: true, preserveTimestamps: true });
  rmSync(folder, { recursive: true, force: true });
}

/** A running PostgreSQL with the API's tables, its own alone. `durable` makes it fsync, as production does. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  const made = await template('postgres', (path) => makeTemplate(bin, path));
  const folder = serverFolder();
  cpSync(made, join(folder, 'data'), { recursive: true });
  if (isRoot)
    execFileSync('chown', ['-R', asServerUser('', [])[1][0]?.replace('--reuid=', '') ?? 'nobody', folder]);
  chmodSync(join(folder, 'data'), 0o700);
  const server = await start(bin, folder, 'tawseel', [
    durable ? 'fsync=on' : 'fsync=off',
    'max_connections=60',
  ]);
  return {
    ...server,
    get process() {
      return server.process;
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
