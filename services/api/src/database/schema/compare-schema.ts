import { sql, type QueryExecutorProvider } from 'kysely';
import { newestMigration } from '../migrate.ts';
import expectedLines from './expected-schema.json' with { type: 'json' };
import { schemaLines } from './schema-lines.ts';

/** What an operator may add to the tables, such as an index or a role for reports, is none of these. */
const mustNotBeAdded = /^(policy|trigger) |^grant .* to (tawseel_|public)/;

/**
 * Compares the tables, policies, triggers, views, functions, roles and grants of the database with what the migrations
 * make. A database that a newer version has migrated already is left to that version.
 *
 * @returns what is missing, and what weakens what is there; nothing where all is as it should be
 */
export async function compareSchema(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name desc limit 1`.execute(db);
  if ((rows[0]?.name ?? '') > newestMigration) return [];
  const found = await schemaLines(db);
  const isFound = new Set(found);
  const isExpected = new Set(expectedLines);
  const missing = expectedLines.filter((line) => !isFound.has(line));
  const added = found.filter((line) => !isExpected.has(line) && mustNotBeAdded.test(line));
  return [
    ...missing.map((line) => `Missing or different: ${line}`),
    ...added.map((line) => `Not of this version: ${line}`),
  ];
}
