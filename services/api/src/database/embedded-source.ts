import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { secureDataFolder } from './data-folder.ts';
import type { ConnectionSource } from './dialect.ts';
import { DurableFolder, durableStart } from './durable-folder.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { lockFolder, type FolderLock, type LockTimes } from './folder-lock.ts';
import { embeddedPoolOptions, poolSource } from './pool-source.ts';
import { StartError, errorText } from './start-error.ts';

const options = { extensions: { pg_trgm, btree_gin } } satisfies PGliteOptions;

/** The one connection of an embedded PostgreSQL. `lock` is checked before each statement: no one may read outdated rows. */
export function embeddedSource(pglite: PGlite, lock?: FolderLock): ConnectionSource {
  const stream = () => new EmbeddedStream(pglite, () => lock?.verify());
  const connections = poolSource(new pg.Pool({ ...embeddedPoolOptions, stream }));
  return {
    ...connections,
    async close() {
      if (pglite.closed) return;
      await connections.close();
      await pglite.close();
      lock?.release();
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
    return embeddedSource(pglite, lock);
  } catch (error) {
    lock.release();
    throw new StartError(`The embedded database in ${dataDir} does not open (${errorText(error)}).`);
  }
}
