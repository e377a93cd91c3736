import { sql, type Insertable } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { withFils } from '../money/fils.ts';
import { requireReferences } from './references.ts';
import { keyOf, type HidingEntity } from './row-key.ts';
import { takenKey } from './taken-keys.ts';
import { refuseTakenPhones } from './taken-phones.ts';

/** An entity that requests add rows of. */
export type CreatedEntity = HidingEntity & { table: keyof Tables };

type OrUndefined<Values> = {
  [Name in keyof Values]: Values[Name] | (object extends Pick<Values, Name> ? undefined : never);
};

/** Values of a new row: those of each column that the database does not fill in. */
export type NewRow<Entity extends CreatedEntity> = OrUndefined<
  Omit<Insertable<Tables[Entity['table']]>, 'company_id'>
>;

/**
 * Adds a row. Amounts are in JD. Fields of a creation that the server ignores, such as balances, have the table's defaults.
 *
 * @param hiddenMessage Reports that a hidden row has the key, and offers to restore it.
 * @throws ApiError `duplicate` for a key or a phone number that another row has, `invalid` for a reference to no visible row
 */
export async function createRow<Entity extends CreatedEntity>(
  tx: Tx,
  companyId: string,
  entity: Entity,
  row: NewRow<Entity>,
  hiddenMessage: MessageKey = 'deletedHasId',
): Promise<void> {
  const { table, key, fields } = entity;
  await requireReferences(tx, companyId, entity, row);
  await refuseTakenPhones(tx, companyId, entity, keyOf(entity, row), row);
  const columns = Object.entries({ ...withFils(row, entity), company_id: companyId }).filter(
    ([name, value]) => value !== undefined && fields[name]?.input !== 'ignored',
  );
  const names = columns.map(([name]) => sql.id(name));
  const values = columns.map(([, value]) => sql`${value}`);
  const keyColumns = ['company_id', ...key].map((name) => sql.id(name));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})
    on conflict (${sql.join(keyColumns)}) do nothing`.execute(tx);
  if (numAffectedRows !== 1n) throw await takenKey(tx, companyId, entity, keyOf(entity, row), hiddenMessage);
}
