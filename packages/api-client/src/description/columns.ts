import type { StoredEntity } from './define-entity.ts';
import type { Field, FieldKind, Fields } from './field.ts';
import type { ColumnOf } from './row.ts';

/** How a column is stored, sent, sorted and filtered. `?` marks one that may be null. */
export type ColumnKind =
  | 'text'
  | 'text?'
  | 'money'
  | 'number'
  | 'integer'
  | 'day'
  | 'moment'
  | 'moment?'
  | 'json?';

const storage: Partial<Record<FieldKind, ColumnKind>> = {
  money: 'money',
  signedMoney: 'money',
  quantity: 'number',
  wholeNumber: 'integer',
  day: 'day',
  json: 'json?',
};

/** How the column of a field is stored. */
export function columnKind({ kind, nullable }: Field): ColumnKind {
  if (kind === 'moment') return nullable ? 'moment?' : 'moment';
  return storage[kind] ?? (nullable ? 'text?' : 'text');
}

/** Whether rows have the field. */
export function isColumn({ kind, row }: Field): boolean {
  return kind !== 'secret' && row !== false;
}

/** Whether rows have the field as an empty text: the contract names it, and its value is never sent. */
export function isBlank({ kind, row }: Field): boolean {
  return kind === 'secret' && row !== false;
}

/** Whether rows can be sorted and filtered by the field. */
export function isSortable(field: Field): boolean {
  return isColumn(field) && field.kind !== 'json' && field.kind !== 'image' && field.sort !== false;
}

const unsearched: ReadonlySet<FieldKind> = new Set(['company', 'image', 'json']);

/** Whether the search looks in the field. */
export function isSearched(field: Field): boolean {
  return isColumn(field) && (field.search ?? !unsearched.has(field.kind));
}

/** The columns of a list in the order of the description, with how each is stored. */
export function columnKinds<const Described extends { fields: Fields }>(
  described: Described,
): Readonly<Record<ColumnOf<Described>, ColumnKind>>;
export function columnKinds({ fields }: { fields: Fields }): Readonly<Record<string, ColumnKind>> {
  const columns = Object.entries(fields).filter(([, field]) => isColumn(field));
  return Object.fromEntries(columns.map(([name, field]) => [name, columnKind(field)]));
}

/** Names of the fields for which `holds` is true. */
export function fieldNames({ fields }: { fields: Fields }, holds: (field: Field) => boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (holds(field) ? [name] : []));
}

/** The field that each constraint of the entity's table is about: the primary key and the unique indexes. */
export function constraintFields({
  table,
  fields,
  key,
  id = key[0] ?? '',
}: StoredEntity): Record<string, string> {
  const unique = fieldNames({ fields }, (field) => field.unique === true);
  return { [`${table}_pkey`]: id, ...Object.fromEntries(unique.map((name) => [`${table}_${name}`, name])) };
}
