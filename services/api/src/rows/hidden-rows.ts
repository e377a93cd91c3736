import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { notFound } from '../errors/api-error.ts';
import { hasKey, type HidingEntity, type Key } from './row-key.ts';

/**
 * Hides a row.
 *
 * @throws ApiError `not_found` when there is no such row, or it is hidden already
 */
export async function hideRow(tx: Tx, companyId: string, { table }: HidingEntity, key: Key): Promise<void> {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set deleted_at = now()
    where ${hasKey(companyId, key)} and deleted_at is null`.execute(tx);
  if (numAffectedRows !== 1n) throw notFound();
}

/**
 * Shows a hidden row again, as it was.
 *
 * @throws ApiError `not_found` when no hidden row has the key
 */
export async function restoreRow(
  tx: Tx,
  companyId: string,
  { table }: HidingEntity,
  key: Key,
): Promise<void> {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set deleted_at = null
    where ${hasKey(companyId, key)} and deleted_at is not null`.execute(tx);
  if (numAffectedRows !== 1n) throw notFound();
}
