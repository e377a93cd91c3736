import { mkdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  makePrivateFolder,
  parseRegistry,
  placesInUse,
  recordFile,
  recordFolder,
  storePaths,
} from '@tawseel/federation/store';
import type { ReleaseDatabase, Sql } from './database.ts';
import type { ReleaseCache } from './release-cache.ts';
import { addFiles, addRelease, filesBelow, readText, releasesBelow, removeOrphans } from './release-rows.ts';

const privateMode = 0o600;

interface State {
  revision: string;
  registry: string | null;
  tokens: string | null;
}

interface StoredRelease {
  app: string;
  version: string;
  used: Date;
  record: Buffer | null;
}

/** The state of the database that a checkout was made of. */
interface Base extends State {
  /** Last use in milliseconds by `<app>/<version>`. */
  used: Map<string, number>;
}

const stateSql = 'select revision::text, registry, tokens from releases.state';
const storedSql = `
  select s.app, s.version, s.used, f.content as record from releases.stored s
  left join releases.stored_files r on (r.app, r.version, r.path) = (s.app, s.version, '${recordFile}')
  left join releases.files f on f.hash = r.hash`;

async function stateOf(sql: Sql, lock = ''): Promise<State> {
  const [state] = await sql.query<State & Record<string, string | null>>(`${stateSql}${lock}`);
  if (!state) throw new Error('The release store has no state: the table releases.state is empty.');
  return state;
}

/**
 * A store folder with the content of the database, for one change. The folder of a release that this disk does not have is empty:
 * a rollback publishes it from its record.
 */
export class Checkout {
  readonly #database: ReleaseDatabase;
  readonly #cache: ReleaseCache;
  readonly #folder: string;
  /** Releases of the database at the last update. */
  #known: ReadonlySet<string> = new Set();

  /** @param folder A folder that does not exist yet, on the file system of the cache. */
  constructor(database: ReleaseDatabase, cache: ReleaseCache, folder: string) {
    this.#database = database;
    this.#cache = cache;
    this.#folder = folder;
  }

  async #writeOrRemove(file: string, content: string | null): Promise<void> {
    await rm(file, { force: true });
    if (content !== null) await writeFile(file, content, { mode: privateMode });
  }

  async #addRelease({ app, version, used, record }: StoredRelease): Promise<void> {
    const folder = path.join(storePaths(this.#folder).releases, app, version);
    await rm(folder, { recursive: true, force: true });
    const isCached = await this.#cache.has(app, version);
    await mkdir(isCached ? path.dirname(folder) : folder, { recursive: true });
    if (isCached) await symlink(this.#cache.folderOf(app, version), folder, 'dir');
    if (record) {
      const place = recordFolder(this.#folder, app, version);
      await makePrivateFolder(place);
      await writeFile(path.join(place, recordFile), record, { mode: privateMode });
    }
    await utimes(folder, used, used);
  }

  /** Another change may have removed releases since the previous attempt. */
  async #removeGone(stored: readonly StoredRelease[]): Promise<void> {
    const places = new Set(stored.map(({ app, version }) => `${app}/${version}`));
    for (const place of this.#known)
      if (!places.has(place))
        await rm(path.join(storePaths(this.#folder).releases, place), { recursive: true, force: true });
  }

  /**
   * Brings the folder up to date; releases that a previous attempt stored remain.
   *
   * @param apps Apps whose files in use are needed.
   */
  async update(apps: readonly string[]): Promise<Base> {
    const { state, stored } = await this.#database.inTransaction(async (sql) => {
      await sql.query('set transaction isolation level repeatable read read only');
      return {
        state: await stateOf(sql),
        stored: await sql.query<StoredRelease & Record<string, string | Date | Buffer | null>>(storedSql),
      };
    });
    const { registry, tokens } = storePaths(this.#folder);
    if (state.registry !== null && apps.length > 0) {
      const inUse = placesInUse(parseRegistry(state.registry, 'the registry of the database'));
      for (const { app, version } of stored)
        if (apps.includes(app) && inUse.has(`${app}/${version}`)) await this.#cache.fetch(app, version);
    }
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#writeOrRemove(registry, state.registry);
    await this.#writeOrRemove(tokens, state.tokens);
    await this.#removeGone(stored);
    for (const release of stored) await this.#addRelease(release);
    const used = stored.map(
      (release) => [`${release.app}/${release.version}`, release.used.getTime()] as const,
    );
    this.#known = new Set(used.map(([place]) => place));
    return { ...state, used: new Map(used) };
  }

  /** Files that the change added to releases that the database has: deltas. */
  async #addDeltas(sql: Sql, apps: readonly string[], base: Base): Promise<boolean> {
    const rows = await sql.query<{ app: string; version: string; path: string }>(
      'select app, version, path from releases.stored_files where app = any ($1)',
      [apps],
    );
    const known = new Set(rows.map(({ app, version, path: file }) => `${app}/${version}/${file}`));
    let isChanged = false;
    for (const { app, version, folder } of await releasesBelow(storePaths(this.#folder).releases)) {
      if (!apps.includes(app) || !base.used.has(`${app}/${version}`)) continue;
      const files = (await filesBelow(folder)).filter((file) => !known.has(`${app}/${version}/${file}`));
      isChanged ||= files.length > 0;
      await addFiles(sql, app, version, folder, files);
    }
    return isChanged;
  }

  /** Stores new releases, removes those that are gone, and records changed times of last use. */
  async #applyReleases(sql: Sql, base: Base): Promise<boolean> {
    const present = await releasesBelow(storePaths(this.#folder).releases);
    const gone = new Set(base.used.keys());
    let isChanged = false;
    for (const { app, version, folder } of present) {
      const place = `${app}/${version}`;
      gone.delete(place);
      const { mtime } = await stat(folder);
      const before = base.used.get(place);
      if (before !== undefined && Math.abs(mtime.getTime() - before) < 1) continue;
      isChanged = true;
      if (before === undefined) await addRelease(sql, this.#folder, app, version, mtime);
      else
        await sql.query('update releases.stored set used = $3 where app = $1 and version = $2', [
          app,
          version,
          mtime,
        ]);
    }
    for (const place of gone) {
      await sql.query(`delete from releases.stored where app || '/' || version = $1`, [place]);
    }
    if (gone.size > 0) await removeOrphans(sql);
    return isChanged || gone.size > 0;
  }

  /**
   * Applies the changes of the folder to the database, in one transaction.
   *
   * @returns False, without a change, if the database has changed since the update.
   */
  async commit(apps: readonly string[], base: Base): Promise<boolean> {
    const { registry, tokens } = storePaths(this.#folder);
    const registryNow = await readText(registry);
    const tokensNow = await readText(tokens);
    const isCurrent = await this.#database.inTransaction(async (sql) => {
      const { revision } = await stateOf(sql, ' for update');
      if (revision !== base.revision) return false;
      const deltas = apps.length > 0 && (await this.#addDeltas(sql, apps, base));
      const releases = await this.#applyReleases(sql, base);
      if (!deltas && !releases && registryNow === base.registry && tokensNow === base.tokens) return true;
      await sql.query('update releases.state set revision = revision + 1, registry = $1, tokens = $2', [
        registryNow,
        tokensNow,
      ]);
      await sql.query(`notify tawseel_releases`);
      return true;
    });
    if (isCurrent) await this.#adoptNew(base);
    return isCurrent;
  }

  async #adoptNew(base: Base): Promise<void> {
    for (const { app, version, folder } of await releasesBelow(storePaths(this.#folder).releases))
      if (!base.used.has(`${app}/${version}`)) await this.#cache.adopt(app, version, folder);
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
