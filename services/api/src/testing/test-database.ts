import pg from 'pg';
import { databaseOver, openDatabase, type Database } from '../database/database.ts';
import { openEmbeddedForTest } from './embedded-source.ts';
import { sharedPostgres } from './test-servers.ts';

let databases = 0;

async function asAdministrator(shared: string, statement: string) {
  const url = shared.replace('//tawseel@', '//postgres@').replace('/tawseel?', '/postgres?');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Names of the kinds of databases that a test runs on: `embedded`, and the versions of PostgreSQL, the oldest first. */
export function testDatabases(): readonly string[] {
  return ['embedded', ...[...sharedPostgres().keys()].map((version) => `PostgreSQL ${version}`)];
}

/** A copy of the migrated database on a shared PostgreSQL. */
async function openServerForTest(shared: string | undefined): Promise<Database> {
  if (!shared) throw new Error('PostgreSQL is not installed.');
  databases += 1;
  const name = `test_${process.pid}_${Date.now()}_${databases}`;
  // Copied files, without WAL of their pages, take half of the time.
  await asAdministrator(shared, `create database ${name} template tawseel owner tawseel strategy file_copy`);
  const databaseUrl = shared.replace('/tawseel?', `/${name}?`);
  const database = await openDatabase({ databaseUrl, dataDir: '', databasePool: 12 });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdministrator(shared, `drop database ${name} with (force)`);
    },
  };
}

/** A database of this test only, with the tables and no rows. @param name One of {@link testDatabases}. */
export async function openTestDatabase(name: string): Promise<Database> {
  if (name === 'embedded') return databaseOver(openEmbeddedForTest(), 'embedded');
  return openServerForTest(sharedPostgres().get(name.replace('PostgreSQL ', '')));
}
