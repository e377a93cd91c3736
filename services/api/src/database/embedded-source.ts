import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { secureDataFolder } from './data-folder.ts';
import type { ConnectionSource, RowReceiver, SqlConnection } from './dialect.ts';
import { DurableFolder, durableStart } from './durable-folder.ts';
import { lockFolder, type FolderLock, type LockTimes } from './folder-lock.ts';
import { OneConnection } from './one-connection.ts';
import { rowBytes } from './row-bytes.ts';
import { StartError, errorText } from './start-error.ts';
import { textTypes } from './value-types.ts';

/** Statements of an embedded PostgreSQL, refused once its process has lost the lock of the folder. */
function connectionTo(pglite: PGlite, lock?: FolderLock): SqlConnection {
  return {
    async query<Row extends object>(
      text: string,
      values: readonly unknown[] = [],
      _name?: string,
      receiver?: RowReceiver,
    ) {
      lock?.verify(); // A read must not return outdated rows after another process has taken the folder.
      if (receiver) {
        receiver.begin();
        const { rows } = await pglite.query<(string | number | boolean | null)[]>(text, [...values], {
          rowMode: 'array',
        });
        for (const row of rows) {
          const bytes = rowBytes(row);
          receiver.add(bytes, 0, bytes.length);
        }
        return { rows: [], affected: 0 };
      }
      const result = await pglite.query<Row>(text, [...values]);
      return { rows: result.rows, affected: result.affectedRows ?? 0 };
    },
  };
}

class EmbeddedSource extends OneConnection implements ConnectionSource {
  readonly #pglite: PGlite;
  readonly #lock: FolderLock | undefined;

  constructor(pglite: PGlite, lock?: FolderLock) {
    super(connectionTo(pglite, lock));
    this.#pglite = pglite;
    this.#lock = lock;
  }

  async close() {
    if (this.#pglite.closed) return;
    await this.#pglite.close();
    this.#lock?.release();
  }
}

const options = {
  extensions: { pg_trgm, btree_gin },
  parsers: Object.fromEntries(textTypes),
} satisfies PGliteOptions;

/** An embedded PostgreSQL in memory, for tests; `image` is the initial data folder. */
export async function openMemorySource(image?: Blob): Promise<ConnectionSource & { image(): Promise<Blob> }> {
  const pglite = await PGlite.create(image ? { ...options, loadDataDir: image } : options);
  const source = new EmbeddedSource(pglite);
  return Object.assign(source, { image: () => pglite.dumpDataDir('none') });
}

/** A process without its lock must not write, and its memory no longer matches the folder. */
function endWithoutLock(dataDir: string): never {
  process.stderr.write(
    `The lock of the data folder ${dataDir} is gone or held by another process: this process ends and writes nothing more.\n`,
  );
  process.exit(1);
}

/**
 * The embedded PostgreSQL in `dataDir`, locked for this process.
 *
 * @throws StartError when the folder is in use, not writable, another user's, or does not open
 */
export async function openEmbeddedSource(dataDir: string, times?: LockTimes): Promise<ConnectionSource> {
  secureDataFolder(dataDir);
  const lock = await lockFolder(dataDir, () => endWithoutLock(dataDir), times);
  try {
    const folder = join(dataDir, 'database');
    const isNew = !existsSync(folder);
    // A server removes the temporary files of a killed process at its start; the embedded database does not.
    rmSync(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true });
    const pglite = await PGlite.create({
      ...options,
      fs: new DurableFolder(folder, () => lock.verify()),
      startParams: durableStart,
    });
    if (isNew) await pglite.query('checkpoint');
    return new EmbeddedSource(pglite, lock);
  } catch (error) {
    lock.release();
    throw new StartError(`The embedded database in ${dataDir} does not open (${errorText(error)}).`);
  }
}
