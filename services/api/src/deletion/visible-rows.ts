import type { StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { invalid } from '../errors/api-error.ts';
import { hasKey, type Key } from './hidden-rows.ts';

/**
 * Requires that a visible row has the key, and locks it, so that it cannot be deleted before the transaction ends.
 *
 * @param field Field of the request that names the row.
 * @throws ApiError `invalid` with `unknown` beside the field
 */
export async function requireRow(
  tx: Tx,
  companyId: string,
  { table }: StoredEntity,
  key: Key,
  field: string,
): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where ${hasKey(companyId, key)} and deleted_at is null for share`.execute(tx);
  if (rows.length === 0) throw invalid({ [field]: 'unknown' });
}
