import { databaseOver, openDatabase, type Database } from '../database/database.ts';
import { openEmbeddedForTest } from './embedded-source.ts';
import { startPostgres } from './postgres-server.ts';

/** A database of the test's own with the tables and no rows. */
export async function openTestDatabase(kind: Database['kind']): Promise<Database> {
  if (kind === 'embedded') return databaseOver(await openEmbeddedForTest(), 'embedded');
  const server = await startPostgres();
  const database = await openDatabase({ databaseUrl: server.url, dataDir: '', databasePool: 12 });
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}
