import { sql, type RawBuilder } from 'kysely';
import type { ColumnKind } from '@tawseel/api-client/schemas';
import type * as z from 'zod/mini';

/** A list of the API: everything paging, sorting, searching, filtering, streaming and export need to know of it. */
export interface ListDefinition {
  /** Names the list, in exports and in the documentation. */
  name: string;
  path: string;
  /** Property of the response that holds the rows. */
  rows: 'data' | 'date';
  /** One row as it is answered. */
  row: z.ZodMiniType;
  /** Columns in the order they are answered and exported. */
  columns: Readonly<Record<string, ColumnKind>>;
  /** Table, or a query in parentheses that has the columns, `search_text` and `company_id`. */
  from: RawBuilder<unknown> | ((companyId: string) => RawBuilder<unknown>);
  /** Columns that hold the id of a row of another table, by that table: people filter by them, typing ids as they may. */
  ids?: Readonly<Record<string, string>>;
  /** Rows of the table that are not shown, kept out by this condition. */
  where?: RawBuilder<unknown>;
  /** Columns that tell rows of a company apart, and break ties of a sort. */
  key: readonly string[];
  /** Order of the whole list and of exports: a column that never changes. `-` before it for descending. */
  order: string;
  /** Column to order by, where it is not one of `columns`. */
  orderKind?: ColumnKind;
  /** Columns of which a row's value may change; all of them where it is not said. */
  changing?: readonly string[];
  /** Rows read at once where all are, for rows that are large; 2,000 if not said. */
  batch?: number;
  /** The row counter that the database maintains; without it rows are counted. */
  counter?: string;
}

/** A named column of a query. */
export function column(name: string): RawBuilder<unknown> {
  return sql`t.${sql.id(name)}`;
}

/** A column's value as it goes out. */
export function responseValue(name: string, kind: ColumnKind): RawBuilder<unknown> {
  if (kind === 'money') return sql`${column(name)} * 0.001 as ${sql.id(name)}`;
  if (kind === 'number') return sql`trim_scale(${column(name)}) as ${sql.id(name)}`;
  return column(name);
}

/** A column as rows are ordered by it: empty values first. */
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
