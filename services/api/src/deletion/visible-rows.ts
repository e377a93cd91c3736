import type { StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { invalid, notFound } from '../errors/api-error.ts';
import { withFils } from '../money/fils.ts';
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

/**
 * Changes columns of a visible row. Amounts are in JD; columns that are undefined stay.
 *
 * @throws ApiError `not_found`
 */
export async function updateRow(
  tx: Tx,
  companyId: string,
  entity: StoredEntity,
  key: Key,
  changes: object,
): Promise<void> {
  // The company is among the columns, because an update may change no other.
  const columns = Object.entries({ company_id: companyId, ...withFils(changes, entity) });
  const set = columns.flatMap(([name, value]) =>
    value === undefined ? [] : sql`${sql.id(name)} = ${value}`,
  );
  const { numAffectedRows } = await sql`update ${sql.table(entity.table)} set ${sql.join(set)}
    where ${hasKey(companyId, key)} and deleted_at is null`.execute(tx);
  if (numAffectedRows !== 1n) throw notFound();
}
