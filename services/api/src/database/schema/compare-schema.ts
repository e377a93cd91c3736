import { sql } from 'kysely';
import { acrossCompanies } from '../in-company.ts';
import type { Database } from '../database.ts';
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
export async function compareSchema(database: Database): Promise<string[]> {
  return acrossCompanies(database, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select name from migrations order by name desc limit 1`.execute(tx);
    const newest = rows[0]?.name ?? '';
    if (newest > newestMigration) return [];
    const found = new Set(await schemaLines(tx));
    const expected = new Set(expectedLines);
    return [
      ...expectedLines.filter((line) => !found.has(line)).map((line) => `Missing or different: ${line}`),
      ...[...found]
        .filter((line) => !expected.has(line) && mustNotBeAdded.test(line))
        .map((line) => `Not of this version: ${line}`),
    ];
  });
}
