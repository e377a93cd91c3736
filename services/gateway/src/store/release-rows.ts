import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ignoring, recordFile, recordFolder, sourceMapFolder, storePaths } from '@tawseel/federation/store';
import type { Sql } from './database.ts';

/** SHA-256 in hexadecimal form. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Paths of the files below a folder, with slashes. A delta may be in a folder of its own. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Tables of contents by hash, and of the files of a release that have them. */
interface FileTables {
  contents: string;
  stored: string;
}

const served: FileTables = { contents: 'releases.files', stored: 'releases.stored_files' };
const sourceMaps: FileTables = { contents: 'releases.maps', stored: 'releases.stored_maps' };

/** Adds files of a folder to a stored release. */
export async function addFiles(
  sql: Sql,
  app: string,
  version: string,
  folder: string,
  files: readonly string[],
  tables = served,
): Promise<void> {
  const contents = new Map<string, Buffer>();
  const hashes: string[] = [];
  for (const file of files) {
    const content = await readFile(path.join(folder, file));
    const hash = hashOf(content);
    hashes.push(hash);
    contents.set(hash, content);
  }
  const known = await sql.query<{ hash: string }>(
    `select hash from ${tables.contents} where hash = any ($1)`,
    [hashes],
  );
  for (const { hash } of known) contents.delete(hash);
  for (const [hash, content] of contents)
    await sql.query(`insert into ${tables.contents} values ($1, $2)`, [hash, content]);
  await sql.query(
    `insert into ${tables.stored} select $1, $2, path, hash from unnest($3::text[], $4::text[]) as file (path, hash)
     on conflict do nothing`,
    [app, version, files, hashes],
  );
}

/** Stores a release of a store folder with all its files, its record and its source maps. */
export async function addRelease(
  sql: Sql,
  store: string,
  app: string,
  version: string,
  used: Date,
): Promise<void> {
  await sql.query('insert into releases.stored values ($1, $2, $3)', [app, version, used]);
  const folder = path.join(storePaths(store).releases, app, version);
  await addFiles(sql, app, version, folder, await filesBelow(folder));
  const record = recordFolder(store, app, version);
  // A release without a record can be loaded, but not published again.
  if (existsSync(path.join(record, recordFile))) await addFiles(sql, app, version, record, [recordFile]);
  const maps = sourceMapFolder(store, app, version);
  const names = (await readdir(maps).catch(ignoring('ENOENT'))) ?? [];
  await addFiles(sql, app, version, maps, names, sourceMaps);
}

/** Removes contents that no release has any more. */
export async function removeOrphans(sql: Sql): Promise<void> {
  for (const { contents, stored } of [served, sourceMaps])
    await sql.query(
      `delete from ${contents} f where not exists (select from ${stored} s where s.hash = f.hash)`,
    );
}

/** Text of a file of a store; null without the file. */
export async function readText(file: string): Promise<string | null> {
  return (await readFile(file, 'utf8').catch(ignoring('ENOENT'))) ?? null;
}

/** Releases in the folder of a store. */
export async function releasesBelow(releases: string) {
  const entries = (await readdir(releases, { withFileTypes: true }).catch(ignoring('ENOENT'))) ?? [];
  const found: { app: string; version: string; folder: string }[] = [];
  for (const app of entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)) {
    // Unfinished releases are hidden.
    const versions = (await readdir(path.join(releases, app))).filter((name) => !name.startsWith('.'));
    for (const version of versions) found.push({ app, version, folder: path.join(releases, app, version) });
  }
  return found;
}
