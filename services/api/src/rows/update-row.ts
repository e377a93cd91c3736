import type { FieldValues, StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { notFound } from '../errors/api-error.ts';
import { withFils } from '../money/fils.ts';
import { changesOf } from './changes-of.ts';
import { requireReferences } from './references.ts';
import { refuseOutdated } from './refuse-outdated.ts';
import { hasKey, keyOf } from './row-key.ts';
import { refuseTakenPhones } from './taken-phones.ts';

/** An update as its schema reads it: the row's key, fields, and guards against outdated values. */
export interface RowUpdate {
  [field: string]: unknown;
  changed_fields?: readonly string[] | undefined;
  expected_fields?: FieldValues | undefined;
}

/**
 * The values that an update changes, of fields that updates have. Its key and its company stay; an empty secret keeps the present
 * one.
 */
function changesIn(update: RowUpdate, { key, fields }: StoredEntity): Record<string, unknown> {
  const named = changesOf(update, update.changed_fields);
  const changes: Record<string, unknown> = {};
  for (const [name, { kind, input = 'update' }] of Object.entries(fields)) {
    const value = named[name];
    const stays =
      input !== 'update' || key.includes(name) || kind === 'company' || (kind === 'secret' && value === '');
    if (value !== undefined && !stays) changes[name] = value;
  }
  return changes;
}

/**
 * Changes what an update names of a visible row. Amounts are in JD.
 *
 * @throws ApiError `not_found`, `changed` for outdated values, `duplicate` for a phone number that another row has, `invalid` for a reference to no visible row
 */
export async function updateRow(
  tx: Tx,
  companyId: string,
  entity: StoredEntity,
  update: RowUpdate,
): Promise<void> {
  const key = keyOf(entity, update);
  const changes = changesIn(update, entity);
  await requireReferences(tx, companyId, entity, changes);
  await refuseOutdated(tx, companyId, entity, key, changes, update.expected_fields);
  await refuseTakenPhones(tx, companyId, entity, key, changes);
  // The company is among the columns, because an update may change no other.
  const columns = Object.entries({ company_id: companyId, ...withFils(changes, entity) });
  const set = columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  const { numAffectedRows } = await sql`update ${sql.table(entity.table)} set ${sql.join(set)}
    where ${hasKey(companyId, key)} and deleted_at is null`.execute(tx);
  if (numAffectedRows !== 1n) throw notFound();
}
