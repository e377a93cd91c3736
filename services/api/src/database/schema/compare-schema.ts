import { sql, type QueryExecutorProvider } from 'kysely';
import { newestMigration } from '../migrate.ts';
import expectedLines from './expected-schema.json' with { type: 'json' };
import { schemaLines } from './schema-lines.ts';

/** Differences that an operator may add, such as an index or a role for reports, are ignored. */
const mustNotBeAdded = /^(policy|trigger) |^grant .* to (tawseel_|public)/;

/**
 * Compares the tables, policies, triggers, views, functions, roles and grants of the database with those of the
 * migrations. It skips a database that a newer version has migrated.
 *
 * @returns the missing objects, and those that weaken the protection; empty if all is right
 */
export async function compareSchema(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name desc limit 1`.execute(db);
  if ((rows[0]?.name ?? '') > newestMigration) return [];
  const presentLines = await schemaLines(db);
  const isFound = new Set(presentLines);
  const isExpected = new Set(expectedLines);
  const missing = expectedLines.filter((line) => !isFound.has(line));
  const added = presentLines.filter((line) => !isExpected.has(line) && mustNotBeAdded.test(line));
  return [
    ...missing.map((line) => `Missing or different: ${line}`),
    ...added.map((line) => `Not of this version: ${line}`),
  ];
}
