import type { Field, StoredEntity } from '@tawseel/api-client/schemas';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Described = Pick<StoredEntity, 'fields' | 'deletion'>;

/** A column as Kysely reads and writes it: amounts are fils, moments and days are text. */
type Stored<One extends Field> = One extends { values: readonly (infer Value)[] }
  ? Value
  : One['kind'] extends 'money' | 'signedMoney' | 'wholeNumber'
    ? number
    : One['kind'] extends 'quantity'
      ? number | string
      : One['kind'] extends 'json'
        ? ColumnType<unknown, string, string>
        : string;

type Column<One extends Field> = One extends { nullable: true } ? Stored<One> | null : Stored<One>;

/** Fields whose columns have a default: when a row was added, and what the server sets whatever a form sends. */
type SetByServer = { kind: 'moment'; input: 'none' } | { input: 'ignored' };

/**
 * The table of an entity as Kysely types it.
 *
 * @template Defaults Further columns that the database fills in where an insert leaves them out.
 * @template Numbered Columns that only the database writes.
 */
export type TableOf<
  Entity extends Described,
  Defaults extends keyof Entity['fields'] = never,
  Numbered extends keyof Entity['fields'] = never,
> = {
  [Name in keyof Entity['fields']]: Name extends Numbered
    ? GeneratedAlways<Column<Entity['fields'][Name]>>
    : Name extends Defaults
      ? Generated<Column<Entity['fields'][Name]>>
      : Entity['fields'][Name] extends SetByServer
        ? Generated<Column<Entity['fields'][Name]>>
        : Column<Entity['fields'][Name]>;
} & { company_id: string } & (Entity extends { deletion: 'hide' } ? { deleted_at: string | null } : unknown);
