import type { Row, StoredEntity } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { notFound } from '../errors/api-error.ts';

/** An entity whose deleted rows stay, hidden by `deleted_at`. */
export type HidingEntity = StoredEntity & { deletion: 'hide' };

/** Values of the columns that identify a row of a company. */
export type Key = Readonly<Record<string, string | number>>;

/** The key of an entity's row. */
export type KeyOf<Entity extends StoredEntity> = Key &
  Pick<Row<Entity>, Entity['key'][number] & keyof Row<Entity>>;

/** The condition that a row of a company has the key. */
export function hasKey(companyId: string, key: Key) {
  const columns = Object.entries({ company_id: companyId, ...key });
  return sql.join(
    columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`),
    sql` and `,
  );
}

/** The key of a row among values that have it. */
export function keyOf({ key }: Pick<StoredEntity, 'key'>, values: object): Key {
  return Object.fromEntries(Object.entries(values).filter(([name]) => key.includes(name)));
}

function isKeyOf<Entity extends StoredEntity>({ key }: Entity, values: Key): values is KeyOf<Entity> {
  return key.every((name) => name in values);
}

/**
 * The key that the parameters of a path have, the only part of it also as `id`.
 *
 * @throws ApiError `not_found` for a text where the key is a number
 */
export function keyInPath<Entity extends StoredEntity>(
  entity: Entity,
  { id, ...parameters }: Readonly<Record<string, string>>,
): KeyOf<Entity> {
  const key: Record<string, string | number> = {};
  for (const name of entity.key) {
    const text = parameters[name] ?? id;
    const isNumber = entity.fields[name]?.kind === 'wholeNumber';
    if (text === undefined || (isNumber && !/^\d{1,9}$/.test(text))) throw notFound();
    key[name] = isNumber ? Number(text) : text;
  }
  if (!isKeyOf(entity, key)) throw notFound();
  return key;
}
