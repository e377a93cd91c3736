import { asText } from '@tawseel/i18n/text';
import { fieldNames, fieldValues, type FieldValues, type StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import { isMoney, toDinars, withFils } from '../money/fils.ts';
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
  const isOutdated = (name: string) =>
    name in row && ![expected[name], wanted.get(name)].some((value) => asText(value) === asText(row[name]));
  const outdated = names.filter(isOutdated);
  if (outdated.length === 0) return;
  const present = Object.fromEntries(outdated.map((name) => [name, row[name] ?? null]));
  throw new ApiError('changed', { message: 'valuesChanged', present });
}

/**
 * Changes columns of a visible row. Amounts are in JD; columns that are undefined stay.
 *
 * @param expected The values of these columns that the editor saw, see {@link refuseOutdated}.
 * @throws ApiError `not_found`, `changed`
 */
export async function updateRow(
  tx: Tx,
  companyId: string,
  entity: StoredEntity,
  key: Key,
  changes: object,
  expected?: FieldValues,
): Promise<void> {
  await refuseOutdated(tx, companyId, entity, key, changes, expected);
  // The company is among the columns, because an update may change no other.
  const columns = Object.entries({ company_id: companyId, ...withFils(changes, entity) });
  const set = columns.flatMap(([name, value]) =>
    value === undefined ? [] : sql`${sql.id(name)} = ${value}`,
  );
  const { numAffectedRows } = await sql`update ${sql.table(entity.table)} set ${sql.join(set)}
    where ${hasKey(companyId, key)} and deleted_at is null`.execute(tx);
  if (numAffectedRows !== 1n) throw notFound();
}
