import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { ConnectionSource, SqlConnection } from './dialect.ts';
import { DurableFolder, durableStart } from './durable-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { StartError, errorText } from './start-error.ts';
import { textTypes } from './value-types.ts';

/** The one connection an embedded PostgreSQL has, lent to one borrower at a time, first come first served. */
class EmbeddedSource implements ConnectionSource {
  readonly #pglite: PGlite;
  readonly #afterClose: () => void;
  readonly #waiting: ((connection: SqlConnection) => void)[] = [];
  readonly #connection: SqlConnection;
  #lent = false;

  constructor(pglite: PGlite, afterClose: () => void) {
    this.#pglite = pglite;
    this.#afterClose = afterClose;
    this.#connection = {
      async query<Row extends object>(text: string, values: readonly unknown[] = []) {
        const result = await pglite.query<Row>(text, [...values]);
        return { rows: result.rows, affected: result.affectedRows ?? 0 };
      },
    };
  }

  async acquire() {
    if (!this.#lent) {
      this.#lent = true;
      return this.#connection;
    }
    return new Promise<SqlConnection>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  release() {
    const next = this.#waiting.shift();
    if (next) next(this.#connection);
    else this.#lent = false;
  }

  async close() {
    if (this.#pglite.closed) return;
    await this.#pglite.close();
    this.#afterClose();
  }
}

const options = {
  extensions: { pg_trgm, btree_gin },
  parsers: Object.fromEntries(textTypes),
} satisfies PGliteOptions;

/** An embedded PostgreSQL in memory, for tests; `image` is the data folder to start from. */
export async function openMemorySource(image?: Blob): Promise<ConnectionSource & { image(): Promise<Blob> }> {
  const pglite = await PGlite.create(image ? { ...options, loadDataDir: image } : options);
  const source = new EmbeddedSource(pglite, () => {});
  return Object.assign(source, { image: () => pglite.dumpDataDir('none') });
}

/**
 * The embedded PostgreSQL in `dataDir`, locked for this process.
 *
 * @throws StartError when the folder is in use, not writable, or does not open
 */
export async function openEmbeddedSource(dataDir: string): Promise<ConnectionSource> {
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const isNew = !existsSync(folder);
    const pglite = await PGlite.create({
      ...options,
      fs: new DurableFolder(folder),
      startParams: durableStart,
    });
    if (isNew) await pglite.query('checkpoint');
    return new EmbeddedSource(pglite, () => lock.release());
  } catch (error) {
    lock.release();
    throw new StartError(`The embedded database in ${dataDir} does not open (${errorText(error)}).`);
  }
}
