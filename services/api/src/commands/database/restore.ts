import { join } from 'node:path';
import { sql } from 'kysely';
import { BackupError } from '../../backup/backup-error.ts';
import { proveArchive } from '../../backup/read-archive.ts';
import { restoreDatabase } from '../../backup/restore-database.ts';
import { restoreStore } from '../../backup/store-files.ts';
import { readConfig } from '../../config/config.ts';
import { openWithoutMigrating } from '../../database/database.ts';
import { archiveArguments } from './archive-arguments.ts';
import { reportFindings } from './report-findings.ts';
import { print } from '../operation/run-operation.ts';

/** Restores an archive into an empty database. */
export async function restore(args: string[]): Promise<void> {
  const { file, withReleases } = archiveArguments(
    args,
    'Usage: npm run database -- restore FILE [--releases]',
  );
  const config = readConfig();
  const { header, files } = await proveArchive(file);
  if (withReleases && files === 0)
    throw new BackupError(`${file} holds no release store: the backup was made without --releases.`);
  const database = await openWithoutMigrating({ ...config, isUnhurried: true });
  try {
    const store = withReleases ? await restoreStore(join(config.dataDir, 'store'), file) : undefined;
    const restored = await restoreDatabase(database, file, header).catch(async (error: unknown) => {
      await store?.discard();
      throw error;
    });
    await store?.publish();
    await sql`analyze`.execute(database.db);
    const { companies, orders, journals, rows } = restored;
    print(
      `The backup of ${header.createdAt} is restored: companies ${companies}, orders ${orders}, journals ${journals}, ` +
        `all rows ${rows}${store ? `, files of releases ${files}` : ''}.`,
    );
    await reportFindings(database);
  } finally {
    await database.close();
  }
}
