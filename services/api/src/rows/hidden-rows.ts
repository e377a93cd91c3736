import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { notFound } from '../errors/api-error.ts';
import { hasKey, type HidingEntity, type Key } from './row-key.ts';
import { refuseTakenPhones } from './taken-phones.ts';

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
 * @throws ApiError `not_found` when no hidden row has the key, `duplicate` when another row has its phone number
 */
export async function restoreRow(tx: Tx, companyId: string, entity: HidingEntity, key: Key): Promise<void> {
  const { table } = entity;
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
    where ${hasKey(companyId, key)} and deleted_at is not null`.execute(tx);
  await refuseTakenPhones(tx, companyId, entity, key, rows[0] ?? {});
  const { numAffectedRows } = await sql`update ${sql.table(table)} set deleted_at = null
    where ${hasKey(companyId, key)} and deleted_at is not null`.execute(tx);
  if (numAffectedRows !== 1n) throw notFound();
}
