import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { ignoring, recordFile, removeAbandoned, storePaths } from '@tawseel/federation/store';
import type { Sql } from './database.ts';
import { filesBelow, hashOf, releasesBelow } from './release-rows.ts';

const mode = 0o664;
const folderMode = 0o775;
const hour = 60 * 60 * 1000;

/** Files of one query. */
const filesAtOnce = 32;

interface StoredFile {
  path: string;
  hash: string;
}

/** Adds a file under another name: without a copy, where the file system allows it. */
async function addName(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: folderMode });
  // Another process may be first; the content is the same, because the name is its hash.
  await link(from, to)
    .catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
    .catch(ignoring('EEXIST'));
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

/** The releases of the database on this disk: each file once, by its hash, and under its names in `releases`. */
export class ReleaseCache {
  readonly #sql: Sql;
  readonly #folder: string;

  constructor(sql: Sql, folder: string) {
    this.#sql = sql;
    this.#folder = folder;
  }

  /** Folder of a release that pages load. */
  folderOf(app: string, version: string): string {
    return path.join(storePaths(this.#folder).releases, app, version);
  }

  /** Whether a release is on this disk. */
  has(app: string, version: string): Promise<boolean> {
    return isThere(this.folderOf(app, version));
  }

  #placeOf(hash: string): string {
    return path.join(this.#folder, 'files', hash.slice(0, 2), hash);
  }

  async #isCached(hash: string): Promise<boolean> {
    const cached = await readFile(this.#placeOf(hash)).catch(() => undefined);
    return cached !== undefined && hashOf(cached) === hash;
  }

  /** Makes files available under their hashes. @throws Error when the database has another content. */
  async #fetchFiles(files: readonly StoredFile[], release: string): Promise<void> {
    const names = new Map<string, string>();
    for (const { path: name, hash } of files) if (!(await this.#isCached(hash))) names.set(hash, name);
    const hashes = [...names.keys()];
    for (let at = 0; at < hashes.length; at += filesAtOnce) {
      const wanted = hashes.slice(at, at + filesAtOnce);
      const rows = await this.#sql.query<{ hash: string; content: Buffer }>(
        'select hash, content from releases.files where hash = any ($1)',
        [wanted],
      );
      const contents = new Map(rows.map(({ hash, content }) => [hash, content]));
      for (const hash of wanted) {
        const content = contents.get(hash);
        if (!content || hashOf(content) !== hash)
          throw new Error(
            `${release}/${names.get(hash)} is damaged in the database: its content does not have its hash.`,
          );
        await this.#write(this.#placeOf(hash), content);
      }
    }
  }

  async #write(file: string, content: Buffer): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true, mode: folderMode });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, content, { mode });
    await rename(draft, file);
  }

  async #isIntact(file: string, hash: string, verify: boolean): Promise<boolean> {
    if (!verify) return isThere(file);
    const content = await readFile(file).catch(() => undefined);
    return content !== undefined && hashOf(content) === hash;
  }

  /** Adds what a release lacks, such as deltas that a later release stored. */
  async #complete(folder: string, files: readonly StoredFile[], release: string, verify: boolean) {
    const lacking: StoredFile[] = [];
    for (const file of files)
      if (!(await this.#isIntact(path.join(folder, file.path), file.hash, verify))) lacking.push(file);
    await this.#fetchFiles(lacking, release);
    for (const file of lacking) {
      const target = path.join(folder, file.path);
      const draft = path.join(folder, `.${randomUUID()}`);
      await addName(this.#placeOf(file.hash), draft);
      await mkdir(path.dirname(target), { recursive: true, mode: folderMode });
      await rename(draft, target);
    }
  }

  /**
   * Makes a release complete on this disk, without its record: the folder is public.
   *
   * @param verify Compares files that are on the disk with their hashes too.
   * @returns Whether the database has the release.
   * @throws Error that names a damaged file.
   */
  async fetch(app: string, version: string, verify = false): Promise<boolean> {
    const files = await this.#sql.query<StoredFile & Record<string, string>>(
      'select path, hash from releases.stored_files where app = $1 and version = $2 and path <> $3',
      [app, version, recordFile],
    );
    if (files.length === 0) return false;
    const release = `${app}/${version}`;
    const target = this.folderOf(app, version);
    if (await isThere(target)) {
      await this.#complete(target, files, release, verify);
      return true;
    }
    const draft = path.join(path.dirname(target), `.${randomUUID()}`);
    try {
      await this.#fetchFiles(files, release);
      for (const file of files) await addName(this.#placeOf(file.hash), path.join(draft, file.path));
      // Another request may have fetched it.
      await rename(draft, target).catch(() => undefined);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    return true;
  }

  /** Takes over the folder of a release that this process has stored. */
  async adopt(app: string, version: string, folder: string): Promise<void> {
    for (const name of await filesBelow(folder)) {
      const file = path.join(folder, name);
      const place = this.#placeOf(hashOf(await readFile(file)));
      if (!(await isThere(place))) await addName(file, place);
    }
    const target = this.folderOf(app, version);
    await mkdir(path.dirname(target), { recursive: true, mode: folderMode });
    await rename(folder, target).catch(() => undefined);
  }

  /** Removes releases that the database no longer has after some days, and files of no release. */
  async clean(keepDays: number): Promise<void> {
    const rows = await this.#sql.query<{ app: string; version: string }>(
      'select app, version from releases.stored',
    );
    const stored = new Set(rows.map(({ app, version }) => `${app}/${version}`));
    const oldest = Date.now() - Math.max(keepDays * 24 * hour, hour);
    const present = await releasesBelow(storePaths(this.#folder).releases);
    for (const parent of new Set(present.flatMap(({ folder }) => [path.dirname(folder), folder])))
      await removeAbandoned(parent);
    for (const { app, version, folder } of present) {
      if (!stored.has(`${app}/${version}`) && (await stat(folder)).mtimeMs < oldest)
        await rm(folder, { recursive: true, force: true });
    }
    // Source maps are read from the database; these are of the time before it.
    await rm(storePaths(this.#folder).diagnostics, { recursive: true, force: true });
    const files = path.join(this.#folder, 'files');
    for (const group of await readdir(files).catch(() => [])) {
      for (const name of await readdir(path.join(files, group))) {
        const { nlink, mtimeMs } = await stat(path.join(files, group, name));
        if (nlink === 1 && mtimeMs < Date.now() - hour)
          await rm(path.join(files, group, name), { force: true });
      }
    }
  }
}
