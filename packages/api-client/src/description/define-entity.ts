import type { Capability } from '../client/capabilities.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { Fields } from './field.ts';

/** How a list is filtered by a column. */
export type FilterKind = 'choice' | 'value' | 'day' | 'days';

/** How the API lists rows. */
export interface ListContract {
  /** Names the list in the cache, in exports and in the documentation. */
  name: string;
  path: string;
  /** The permission that it requires. */
  allow: Permission;
  /** Property of the response that holds the rows, as the contract names it. */
  rows: 'data' | 'date';
  /** Filters by column: one of its values, any value, one day, or a range of days. */
  filters?: Readonly<Record<string, FilterKind>>;
  /** Order of the whole list: a column that never changes, `-` before it for descending. */
  sort: string;
}

interface Described {
  fields: Fields;
  /** Fields that identify a row of a company; they also break ties of a sort. */
  key: readonly string[];
  /** Field that each row has, so that no other response is taken for it; the first of `key` if not given. */
  id?: string;
  list: ListContract;
}

/** Calls that change rows, by their paths: `:name` stands for a value of the row. */
export interface RowCalls {
  /** The permission that they require. */
  allow: Permission;
  /** The addition to the contract that has them. */
  needs?: Capability;
  /** Other entities whose rows they change, or whose rows show values of the changed row. */
  changes?: readonly string[];
  create?: string;
  update?: string;
  delete?: string;
  restore?: string;
}

/** Rows that a table stores. */
export interface StoredEntity extends Described {
  name: string;
  table: string;
  calls?: RowCalls;
  /** `hide` keeps a deleted row under `deleted_at`, `history` moves it to another table. */
  deletion?: 'hide' | 'history';
}

/** Rows that are computed from stored ones, such as the totals of a month. */
export interface ComputedEntity extends Described {
  name: string;
  /** Entities that the rows are computed from: a change of one of them invalidates the rows. */
  reads: readonly string[];
}

export type Entity = StoredEntity | ComputedEntity;

interface Checked<Name extends string> {
  key: readonly Name[];
  id?: Name;
  list: { sort: Name | `-${Name}`; filters?: { readonly [Column in Name]?: FilterKind } };
}

/** Describes an entity once: its schemas, types, lists, table and columns are derived from the description. */
export function defineEntity<const Description extends Entity>(
  description: Description & Checked<keyof Description['fields'] & string>,
): Description {
  return description;
}
