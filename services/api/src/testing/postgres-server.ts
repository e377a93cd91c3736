import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../database/database.ts';
import {
  giveToServer,
  runAsServer,
  runPostgres,
  serverFolder,
  type PostgresServer,
} from './postgres-process.ts';
import { installedPostgres, type PostgresPrograms } from './postgres-programs.ts';
import { template } from './template-store.ts';

/** Locales in order of preference: all but `C` classify Arabic letters. */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

function initialise(bin: string, data: string) {
  for (const type of characterTypes) {
    try {
      const locale = ['-E', 'UTF8', '--lc-collate=C', `--lc-ctype=${type}`];
      runAsServer(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', ...locale, '--no-sync']);
      return;
    } catch (error) {
      if (type === 'C') throw error;
    }
  }
}

/** A cluster with one migrated database, owned by a role that is not a superuser, as in production. */
async function makeTemplate(bin: string, path: string) {
  const folder = serverFolder();
  const data = join(folder, 'data');
  initialise(bin, data);
  const server = await runPostgres(bin, folder, 'postgres', ['fsync=off']);
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

interface Start {
  /** Enables fsync, as in production. */
  durable?: boolean;
  /** The newest installed ones by default. */
  programs?: PostgresPrograms | undefined;
}

/** A running PostgreSQL with the API's tables, not shared. */
export async function startPostgres({
  durable = false,
  programs = installedPostgres().at(-1),
}: Start = {}): Promise<PostgresServer> {
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const { bin, version } = programs;
  const made = await template(`postgres-server-${version}`, (path) => makeTemplate(bin, path));
  const folder = serverFolder();
  cpSync(made, join(folder, 'data'), { recursive: true });
  giveToServer(folder);
  chmodSync(join(folder, 'data'), 0o700);
  const server = await runPostgres(bin, folder, 'tawseel', [
    durable ? 'fsync=on' : 'fsync=off',
    'max_connections=200',
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
