import { asText } from '@tawseel/i18n/text';
import { fieldNames, fieldValues, type FieldValues, type StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { hasKey, type Key } from './row-key.ts';
import { ApiError } from '../errors/api-error.ts';
import { isMoney, toDinars } from '../money/fils.ts';

/** Values of a row, which stays locked until the transaction ends; none if there is no such row. */
async function lockValues(
  tx: Tx,
  companyId: string,
  { table, fields }: StoredEntity,
  key: Key,
  names: readonly string[],
): Promise<FieldValues> {
  const columns = sql.join(names.map((name) => sql.id(name)));
  const { rows } = await sql<{ row: string }>`select to_jsonb(present) as row from (
    select ${columns} from ${sql.table(table)} where ${hasKey(companyId, key)} for no key update) present`.execute(
    tx,
  );
  const row = z.parse(fieldValues, JSON.parse(rows[0]?.row ?? '{}'));
  for (const name of fieldNames({ fields }, isMoney)) {
    if (typeof row[name] === 'number') row[name] = toDinars(row[name]);
  }
  return row;
}

/**
 * Refuses changes of values that are no longer those that the editor saw. A value that somebody else has already changed to
 * the same one is no conflict.
 *
 * @throws ApiError `changed` with the present values
 */
export async function refuseOutdated(
  tx: Tx,
  companyId: string,
  entity: StoredEntity,
  key: Key,
  changes: object,
  expected: FieldValues = {},
): Promise<void> {
  const wanted = new Map<string, unknown>(Object.entries(changes));
  const comparable = fieldNames(entity, ({ kind }) => kind !== 'secret');
  const names = comparable.filter((name) => name in expected && wanted.get(name) !== undefined);
  if (names.length === 0) return;
  const row = await lockValues(tx, companyId, entity, key, names);
  const isOutdated = (name: string) => {
    const now = asText(row[name]);
    const to = asText(wanted.get(name));
    // Updates set the day of a time.
    const isSet = now === to || (entity.fields[name]?.kind === 'moment' && now.split('T')[0] === to);
    return name in row && !isSet && now !== asText(expected[name]);
  };
  const outdated = names.filter(isOutdated);
  if (outdated.length === 0) return;
  const present = Object.fromEntries(outdated.map((name) => [name, row[name] ?? null]));
  throw new ApiError('changed', { message: 'valuesChanged', present });
}
