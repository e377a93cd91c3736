import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../../backup/backup-error.ts';
import { linesOfRunning } from '../../backup/backup-socket.ts';
import { databaseLines } from '../../backup/database-lines.ts';
import { storeLines } from '../../backup/store-files.ts';
import { writeArchive } from '../../backup/write-archive.ts';
import { readConfig, type ApiConfig } from '../../config/config.ts';
import { openWithoutMigrating } from '../../database/database.ts';
import { archiveArguments } from './archive-arguments.ts';
import { print } from '../operation/run-operation.ts';

/** The rows of the database: from the process that has an embedded one open, otherwise read here. */
async function* rowLines(config: ApiConfig): AsyncGenerator<string | Buffer, void> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) {
    if (!existsSync(join(dataDir, 'database')))
      throw new BackupError(`There is no embedded database in ${dataDir}; see DATA_DIR and DATABASE_URL.`);
    const running = await linesOfRunning(dataDir);
    if (running) {
      yield* running;
      return;
    }
  }
  const database = await openWithoutMigrating(config);
  try {
    yield* databaseLines(database);
  } finally {
    await database.close();
  }
}

async function* archiveLines(config: ApiConfig, withReleases: boolean) {
  yield* rowLines(config);
  if (withReleases) yield* storeLines(join(config.dataDir, 'store'));
}

/** Writes the rows, and with `--releases` the release store, into one archive. */
export async function backUp(args: string[]): Promise<void> {
  const { file, withReleases } = archiveArguments(
    args,
    'Usage: npm run database -- backup FILE [--releases]',
  );
  const config = readConfig();
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupted.abort(new BackupError('The backup was interrupted.')));
  const size = await writeArchive(file, archiveLines(config, withReleases), interrupted.signal);
  print(`The backup is in ${file} (${(size / 1_000_000).toFixed(1)} MB).`);
}
