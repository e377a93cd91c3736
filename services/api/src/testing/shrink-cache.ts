import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Sets the cache of an embedded database from its next start on. A start writes to all of the 128 MB of PostgreSQL's default,
 * which takes longer than the rest of the start.
 */
export async function shrinkCache(db: Kysely<Tables>): Promise<void> {
  await sql`alter system set shared_buffers = '16MB'`.execute(db);
}
