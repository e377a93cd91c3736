import { compileFunction } from 'node:vm';
import { entities, type StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import * as tableParts from '../database/migrations/table-parts.ts';
import { schemaLines } from '../database/schema/schema-lines.ts';
import { repair } from '../testing/repair-entity.ts';
import { openTestDatabase, testDatabases } from '../testing/test-database.ts';
import { migrationFile } from './migration-file.ts';
import { schemaGaps } from './schema-gaps.ts';

const order: StoredEntity = {
  ...entities.order,
  fields: {
    ...entities.order.fields,
    colour: { kind: 'text', max: 300 },
    insured: { kind: 'money', nullable: true },
  },
};

/** `up` of a written migration, whose imports become parameters. */
function upOf(text: string): (db: unknown) => Promise<void> {
  const body = text.slice(text.indexOf('{\n', text.indexOf('function up')) + 2, text.lastIndexOf('}'));
  const run = compileFunction(`return (async () => {\n${body}})();`, [
    'db',
    'sql',
    ...Object.keys(tableParts),
  ]);
  return (db) => run(db, sql, ...Object.values(tableParts));
}

describe.each(testDatabases())('a written migration (%s)', (name) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(name);
  }, 120_000);
  afterAll(() => database.close());

  it.each([
    ['new fields', order],
    ['a new table', repair],
  ])('gives the schema what the description has: %s', async (_, entity) => {
    const before = schemaGaps(entity, await schemaLines(database.db));
    expect(before).not.toEqual([]);
    await upOf(migrationFile(before))(database.db);
    expect(schemaGaps(entity, await schemaLines(database.db))).toEqual([]);
  });
});
