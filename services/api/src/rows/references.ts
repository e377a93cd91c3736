import { entities, type StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { invalid } from '../errors/api-error.ts';

/** Column of the ids that references to a table hold. */
const idColumns: ReadonlyMap<string, string> = new Map(
  Object.values(entities).map(({ table, key: [id] }) => [table, id]),
);

/** Locks the visible rows of a table that have one of the ids, so that they cannot be deleted before the transaction ends. */
export async function lockReferences(
  tx: Tx,
  companyId: string,
  table: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const column = sql.id(idColumns.get(table) ?? '');
  const { rows } = await sql<{ id: string }>`select ${column} as id from ${sql.table(table)}
    where company_id = ${companyId} and ${column} = any(${ids}) and deleted_at is null
    order by ${column} for share`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Requires that each id is that of a visible row, and locks these rows, so that they cannot be deleted before the transaction
 * ends.
 *
 * @param ids Ids by the field of the request that has them.
 * @throws ApiError `invalid` with `unknown` beside each field of another id
 */
async function requireRows(
  tx: Tx,
  companyId: string,
  table: string,
  ids: Readonly<Record<string, string>>,
): Promise<void> {
  const known = await lockReferences(tx, companyId, table, Object.values(ids));
  const unknown = Object.entries(ids).filter(([, id]) => !known.has(id));
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map(([field]) => [field, 'unknown'])));
}

/** Requires the rows that values of the entity refer to, as {@link requireRows} does; an empty reference is to none. */
export async function requireReferences(
  tx: Tx,
  companyId: string,
  { fields }: Pick<StoredEntity, 'fields'>,
  values: object,
): Promise<void> {
  const idsOf = new Map<string, Record<string, string>>();
  for (const [name, id] of Object.entries<unknown>({ ...values })) {
    const table = fields[name]?.references;
    if (table && typeof id === 'string' && id) idsOf.set(table, { ...idsOf.get(table), [name]: id });
  }
  for (const [table, ids] of idsOf) await requireRows(tx, companyId, table, ids);
}
