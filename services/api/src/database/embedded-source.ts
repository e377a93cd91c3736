import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { secureDataFolder } from './data-folder.ts';
import type { ConnectionSource, SqlConnection } from './dialect.ts';
import { DiskSpace, freeBytes, requireSpace, sizeOf } from './disk-space.ts';
import { DurableFolder, durableStart } from './durable-folder.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { lockFolder, type FolderLock, type LockTimes } from './folder-lock.ts';
import { embeddedPoolOptions, poolSource } from './pool-source.ts';
import { StartError, errorText } from './start-error.ts';

const options = { extensions: { pg_trgm, btree_gin, btree_gist } } satisfies PGliteOptions;

/** The data folder of an embedded PostgreSQL on a disk. */
interface DataFolder {
  /** Checked before each statement: no one may read outdated rows. */
  lock: FolderLock;
  space: DiskSpace;
  /** Ends the process. */
  onFailure(error: unknown): never;
}

/**
 * Makes transactions read-only while the disk has no space for changes: they fail as on a standby server, and reads do not. Between
 * two uses of the connection no transaction runs.
 */
function refuseChanges({ space }: DataFolder) {
  let isRefusing = false;
  return async (connection: SqlConnection) => {
    const isLow = space.isLow();
    if (isLow === isRefusing) return;
    await connection.query(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`);
    isRefusing = isLow;
  };
}

/** The one connection of an embedded PostgreSQL, in memory unless it has a folder. */
export function embeddedSource(pglite: PGlite, folder?: DataFolder): ConnectionSource {
  const events = folder && { beforeStatements: () => folder.lock.verify(), onFailure: folder.onFailure };
  const stream = () => new EmbeddedStream(pglite, events);
  const connections = poolSource(new pg.Pool({ ...embeddedPoolOptions, stream }), {
    onFatal: folder?.onFailure,
  });
  const prepare = folder && refuseChanges(folder);
  return {
    ...connections,
    async acquire() {
      const connection = await connections.acquire();
      try {
        await prepare?.(connection);
        return connection;
      } catch (error) {
        connections.release(connection);
        throw error;
      }
    },
    async close() {
      if (pglite.closed) return;
      await connections.close();
      await pglite.close();
      folder?.lock.release();
    },
  };
}

/** An embedded PostgreSQL in memory, for tests; `image` is the initial data folder. */
export async function openInMemory(image?: Blob): Promise<PGlite> {
  return PGlite.create(image ? { ...options, loadDataDir: image } : options);
}

/** A process without its lock must not write, and its memory no longer matches the folder. */
function endWithoutLock(dataDir: string): never {
  process.stderr.write(
    `The lock of the data folder ${dataDir} is gone or held by another process: this process ends and writes nothing more.\n`,
  );
  process.exit(1);
}

/** The memory of the database no longer matches its folder: only a start, which replays the log, restores what it acknowledged. */
function endAfterFailure(dataDir: string, error: unknown): never {
  const free = sizeOf(freeBytes(dataDir));
  process.stderr.write(
    `The embedded database failed (${errorText(error)}); the disk of the data folder ${dataDir} has ${free} free. ` +
      'This process ends: the next start restores every acknowledged change.\n',
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
  requireSpace(dataDir);
  const lock = await lockFolder(dataDir, () => endWithoutLock(dataDir), times);
  try {
    const folder = join(dataDir, 'database');
    const onFailure = (error: unknown) => endAfterFailure(dataDir, error);
    const isNew = !existsSync(folder);
    // A server removes the temporary files of a killed process at its start; the embedded database does not.
    rmSync(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true });
    const pglite = await PGlite.create({
      ...options,
      fs: new DurableFolder(folder, { beforeWrite: () => lock.verify(), onFailure }),
      startParams: durableStart,
    });
    if (isNew) await pglite.query('checkpoint');
    return embeddedSource(pglite, { lock, space: new DiskSpace(dataDir), onFailure });
  } catch (error) {
    lock.release();
    throw new StartError(`The embedded database in ${dataDir} does not open (${errorText(error)}).`);
  }
}
