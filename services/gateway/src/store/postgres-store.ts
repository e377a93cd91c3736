import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checkTokenIn,
  makeStore,
  parseRegistry,
  placesInUse,
  removeAbandoned,
  replaceDurably,
  sourceMapFile,
  storePaths,
  unpackSourceMap,
} from '@tawseel/federation/store';
import { StoreUnavailable, type ReleaseStore, type StoreOptions } from './release-store.ts';
import { countInDatabase } from './shared-failures.ts';
import { Checkout } from './checkout.ts';
import { openDatabase, type ReleaseDatabase } from './database.ts';
import { findStored } from './find-stored.ts';
import { followChanges } from './follow.ts';
import { importFolder } from './import-folder.ts';
import { reportsInDatabase } from './shared-reports.ts';
import { ReleaseCache } from './release-cache.ts';
import { createTables } from './schema.ts';

/** Attempts of a change while other changes come first. */
const mostAttempts = 20;

/** How long a release that the database lacks is not looked up again, in milliseconds. */
const missingFor = 1_000;

type PostgresStoreOptions = StoreOptions & { databaseUrl: string };

/** The store of any number of gateways in a PostgreSQL database. */
export class PostgresStore implements ReleaseStore {
  readonly folder: string;
  readonly place: string;
  readonly failures;
  readonly reports;
  readonly #database: ReleaseDatabase;
  readonly #cache: ReleaseCache;
  readonly #options: PostgresStoreOptions;
  /** Releases that are complete on this disk, and the time until which others are missing. */
  readonly #present = new Set<string>();
  readonly #missing = new Map<string, number>();
  readonly #fetching = new Map<string, Promise<void>>();
  #seen = '';
  #fault = '';
  #cleaned = 0;
  #areTablesThere = false;
  #unfollow: (() => Promise<void>) | undefined;

  constructor(options: PostgresStoreOptions) {
    const { host, pathname } = new URL(options.databaseUrl);
    this.#options = options;
    this.folder = options.folder;
    this.place = `the database ${pathname.slice(1)}${host && ` at ${host}`}`;
    this.#database = openDatabase(options.databaseUrl);
    this.#cache = new ReleaseCache(this.#database, options.folder);
    this.failures = countInDatabase(this.#database);
    this.reports = reportsInDatabase(this.#database);
  }

  async #prepare(): Promise<void> {
    if (this.#areTablesThere) return;
    await makeStore(this.folder);
    await createTables(this.#database);
    await importFolder(this.#database, this.folder);
    this.#areTablesThere = true;
  }

  async change<Result>(apps: readonly string[], work: (folder: string) => Promise<Result>): Promise<Result> {
    await this.#prepare();
    const checkout = path.join(this.folder, `.${randomUUID()}`);
    const staged = new Checkout(this.#database, this.#cache, checkout);
    try {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const base = await staged.update(apps);
        const result = await work(checkout);
        if (await staged.commit(apps, base)) {
          if (this.#unfollow) await this.#update();
          return result;
        }
      }
      throw new StoreUnavailable('Other changes of the releases came first: try again.');
    } finally {
      await staged.remove();
    }
  }

  async checkToken(token: string, app: string): Promise<void> {
    await this.#prepare();
    const [state] = await this.#database.query<{ tokens: string | null }>(
      'select tokens from releases.state',
    );
    checkTokenIn(state?.tokens ?? null, 'the tokens of the database', token, app);
  }

  async fetchRelease(app: string, version: string): Promise<void> {
    const place = `${app}/${version}`;
    if (this.#present.has(place) || (this.#missing.get(place) ?? 0) > performance.now()) return;
    const running = this.#fetching.get(place) ?? this.#fetchOnce(app, version, place);
    this.#fetching.set(place, running);
    await running.finally(() => this.#fetching.delete(place));
  }

  async findRelease(app: string, file: string, first?: string): Promise<string | undefined> {
    const stored = await findStored(this.folder, app, file, first);
    const place = `${app}/*/${file}`;
    if (stored !== undefined || (this.#missing.get(place) ?? 0) > performance.now()) return stored;
    const [row] = await this.#database
      .query<{ version: string }>(
        'select version from releases.stored_files where app = $1 and path = $2 limit 1',
        [app, file],
      )
      .catch((error: unknown) => {
        this.#report(error);
        return [];
      });
    if (!row) return this.#miss(place);
    await this.fetchRelease(app, row.version);
    return row.version;
  }

  /** Remembers for a while what the database lacks. */
  #miss(place: string): undefined {
    if (this.#missing.size > 1_000) this.#missing.clear();
    this.#missing.set(place, performance.now() + missingFor);
  }

  async #fetchOnce(app: string, version: string, place: string): Promise<void> {
    try {
      // Without the database, what is on the disk is served at once.
      const isHere = (await this.#cache.has(app, version)) || (await this.#cache.fetch(app, version));
      if (isHere) return void this.#present.add(place);
    } catch (error) {
      this.#report(error);
    }
    this.#miss(place);
  }

  async readSourceMap(app: string, version: string | undefined, script: string): Promise<string | undefined> {
    const [map] = await this.#database.query<{ content: Buffer }>(
      `select m.content from releases.stored_maps s join releases.maps m on m.hash = s.hash
       where s.app = $1 and s.version = coalesce($2, s.version) and s.path = $3 limit 1`,
      [app, version, sourceMapFile(script)],
    );
    return map && unpackSourceMap(map.content);
  }

  #report(error: unknown): void {
    const fault = String(error);
    if (fault !== this.#fault) this.#options.onFault(error);
    this.#fault = fault;
  }

  /** Makes the releases of the database those of this machine's pages. */
  async #load(): Promise<void> {
    await this.#prepare();
    const [row] = await this.#database.query<{ revision: string; registry: string | null }>(
      'select revision::text, registry from releases.state where revision::text <> $1',
      [this.#seen],
    );
    if (!row) return;
    const { revision, registry } = row;
    if (registry !== null) {
      // Before the registry names a release, its files are here.
      for (const place of placesInUse(parseRegistry(registry, 'the registry of the database'))) {
        const [app = '', version = ''] = place.split('/');
        await this.#cache.fetch(app, version, this.#seen === '');
        this.#present.add(place);
      }
      const file = storePaths(this.folder).registry;
      if ((await readFile(file, 'utf8').catch(() => '')) !== registry) await replaceDurably(file, registry);
    }
    this.#missing.clear();
    this.#seen = revision;
  }

  #updating: Promise<void> = Promise.resolve();

  /** Follows the database; without it this machine serves what it has. */
  #update(): Promise<void> {
    this.#updating = this.#updating.then(async () => {
      try {
        await this.#load();
        this.#fault = '';
      } catch (error) {
        this.#report(error);
        return;
      }
      await this.#clean().catch((error: unknown) => this.#report(error));
    });
    return this.#updating;
  }

  /** Removes what is not needed any more, once an hour. */
  async #clean(): Promise<void> {
    const now = performance.now();
    if (this.#cleaned !== 0 && now - this.#cleaned < 60 * 60 * 1000) return;
    this.#cleaned = now;
    await removeAbandoned(this.folder);
    await this.#cache.clean(this.#options.keepDays);
    this.#present.clear();
  }

  async follow(): Promise<void> {
    await this.#update();
    this.#unfollow = followChanges(this.#options.databaseUrl, () => this.#update());
  }

  async close(): Promise<void> {
    await this.#unfollow?.();
    await this.#updating;
    await this.#database.close();
  }
}
