import type { FieldValues, StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { hasKey, type Key } from '../deletion/hidden-rows.ts';
import { notFound } from '../errors/api-error.ts';
import { withFils } from '../money/fils.ts';
import { refuseOutdated } from './refuse-outdated.ts';

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
