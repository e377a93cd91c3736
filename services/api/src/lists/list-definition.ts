import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '@tawseel/api-client/permissions';
import type { ColumnKind, Entity, FieldKind } from '@tawseel/api-client/schemas';
import type * as z from 'zod/mini';
import { referredNames } from './referred-names.ts';

/** A list of the API, with its properties for paging, sort, search, filters, streaming and export. */
export interface ListDefinition {
  /** Names the list, in exports and in the documentation. */
  name: string;
  /** The permission that reading and exporting the list needs. */
  allow: Permission;
  /** The entity that the rows are of. */
  entity: Entity;
  path: string;
  /** The table, if the rows are those of its view: `search_text` has each searched column of the entity. */
  table?: string;
  /**
   * A table of texts with an index, by a column of the list: the text of a row's value contains all words of the row. Its
   * index finds the rows of a search, whose own `search_text` is computed.
   */
  texts?: { from: RawBuilder<unknown>; by: string };
  /**
   * A table with an index by a moment of the rows, by a column of the list: a filter by a few days finds its rows there, however
   * far down the list they are.
   */
  moments?: { name: string; from: RawBuilder<unknown>; by: string };
  /** Whether the chunks of the table's words are in `search_chunks`. */
  hasChunks?: boolean;
  /** Property of the response that holds the rows. */
  rows: 'data' | 'date';
  /** One row of the response. */
  row: z.ZodMiniType;
  /** Columns in the order of responses and exports. */
  columns: Readonly<Record<string, ColumnKind>>;
  /** The columns as a page's statement selects them. */
  selected: RawBuilder<unknown>;
  /** Columns that rows cannot be sorted by, because no index serves the order. */
  unsorted?: readonly string[];
  /** Columns that a search looks in, where it must not look in all of them. */
  searchedIn?: readonly string[];
  /** Names that each row has with an empty text. */
  blank?: readonly string[];
  /** Table, or a query in parentheses that has the columns, `search_text` and `company_id`. */
  from: RawBuilder<unknown> | ((companyId: string) => RawBuilder<unknown>);
  /**
   * Columns that hold the id of a row of another table, by that table; their filters accept ids as people
   * type them.
   */
  ids?: Readonly<Record<string, string>>;
  /** Whether deleted rows stay, hidden by `deleted_at`: only the filter `deleted` shows them. */
  hidesDeleted?: boolean;
  /** Conditions of filters that no column has, by filter and value. */
  named?: Readonly<Record<string, Readonly<Record<string, RawBuilder<unknown>>>>>;
  /** Conditions of filters that no column has, for any value. */
  conditions?: Readonly<Record<string, (value: string) => RawBuilder<unknown>>>;
  /** Columns that identify a row of a company, and break ties of a sort. */
  key: readonly string[];
  /** Order of the whole list and of exports: a column that never changes. `-` before it for descending. */
  order: string;
  /** Sort column, if it is not one of `columns`. */
  orderKind?: ColumnKind;
  /** Columns whose values may change. Default: all. */
  changing?: readonly string[];
  /** Batch size of the whole list, smaller for large rows. Default: 500, and 2,000 in the order of a sort. */
  batch?: number;
  /** Its rows are never counted: the list grows without end. */
  uncounted?: boolean;
  /** The row counter that the database maintains; without it rows are counted. */
  counter?: string;
}

/** A named column of a query. */
export function column(name: string): RawBuilder<unknown> {
  return sql`t.${sql.id(name)}`;
}

/** The columns of a row of the response, amounts in JD. They are written once for a list: each page has all of them. */
export function responseColumns({
  columns,
  entity,
  blank = [],
}: Pick<ListDefinition, 'columns' | 'entity' | 'blank'>): RawBuilder<unknown> {
  const names = referredNames({ columns, entity });
  const values = Object.entries(columns).flatMap(([name, kind]) => {
    if (kind === 'money') return `t."${name}" * 0.001 as "${name}"`;
    if (kind === 'number') return `trim_scale(t."${name}") as "${name}"`;
    return [`t."${name}"`, names.get(name)?.selected ?? []].flat();
  });
  return sql.raw([...values, ...blank.map((name) => `'' as "${name}"`)].join(', '));
}

const nameKinds: ReadonlySet<FieldKind> = new Set(['id', 'reference', 'text']);

/** Whether a column holds names or ids, which people order without letter case, and numbers in them by value. */
function isNamed({ entity }: ListDefinition, name: string): boolean {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  return field !== undefined && nameKinds.has(field.kind) && !field.code && !field.known;
}

/** The order of names, which is that of `sort_key` in the database; undefined for a column in the order of its values. */
export function nameOrder(
  list: ListDefinition,
  name: string,
  kind: ColumnKind,
): RawBuilder<unknown> | undefined {
  return isNamed(list, name) ? sql`(sort_key(${ordered(name, kind)}) collate "C")` : undefined;
}

/** A column as a sort key: empty values first. */
export function ordered(name: string, kind: ColumnKind): RawBuilder<unknown> {
  if (kind === 'text?') return sql`coalesce(${column(name)}, '')`;
  if (kind === 'moment?') return sql`coalesce(${column(name)}, timestamptz '-infinity')`;
  return column(name);
}

const types = {
  text: sql.raw('text'),
  'text?': sql.raw('text'),
  money: sql.raw('bigint'),
  number: sql.raw('numeric'),
  integer: sql.raw('bigint'),
  day: sql.raw('date'),
  moment: sql.raw('timestamptz'),
  'moment?': sql.raw('timestamptz'),
  'json?': sql.raw('jsonb'),
} satisfies Record<ColumnKind, RawBuilder<unknown>>;

/** A value given as text, as PostgreSQL compares it with a column of the kind. */
export function typed(value: string, kind: ColumnKind): RawBuilder<unknown> {
  return sql`${value}::text::${types[kind]}`;
}
