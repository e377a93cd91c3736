import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeTurn } from '../database/take-turn.ts';
import { duplicate, ApiError } from '../errors/api-error.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { hasKey, type HidingEntity, type Key } from './row-key.ts';

/**
 * The error for a key of a row in a deletion history, which no list of current rows shows.
 *
 * @param restorable Whether the key is exactly that of the deleted row, which can be restored by it.
 */
export function takenByDeleted(field: string, message: MessageKey, restorable = true): ApiError {
  return new ApiError('duplicate', { message, fields: { [field]: 'deleted' }, restorable });
}

/**
 * Refuses the id of a new row if another row has it, visible or hidden, or has one that differs only in ways that filters and
 * searches ignore, such as letter case. The lock lasts until the row is added: of two such additions at once, one is refused.
 *
 * @param hiddenMessage Reports that a hidden row has the id.
 * @throws ApiError `duplicate`
 */
export async function refuseTakenId(
  tx: Tx,
  companyId: string,
  { table, key: [column = ''] }: HidingEntity,
  newId: string,
  hiddenMessage: MessageKey,
): Promise<void> {
  await takeTurn(tx, companyId, table);
  const { rows } = await sql<{ id: string; is_hidden: boolean }>`
    select ${sql.id(column)} as id, deleted_at is not null as is_hidden from ${sql.table(table)}
    where company_id = ${companyId} and fold_text(${sql.id(column)}) = fold_text(${newId})
    order by ${sql.id(column)} = ${newId} desc, is_hidden limit 1`.execute(tx);
  const [taken] = rows;
  if (taken?.is_hidden) throw takenByDeleted(column, hiddenMessage, taken.id === newId);
  if (taken) throw duplicate(column);
}

/** The error for a key that a row of the table has, visible or hidden. */
export async function takenKey(
  tx: Tx,
  companyId: string,
  { table, key: [first = ''], id = first }: HidingEntity,
  key: Key,
  hiddenMessage: MessageKey,
): Promise<ApiError> {
  const { rows } = await sql<{ is_hidden: boolean }>`select deleted_at is not null as is_hidden
    from ${sql.table(table)} where ${hasKey(companyId, key)}`.execute(tx);
  return rows[0]?.is_hidden ? takenByDeleted(id, hiddenMessage) : duplicate(id);
}
