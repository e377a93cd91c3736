import { permits, type Role } from '@tawseel/api-client/permissions';
import { isSearched, type Field } from '@tawseel/api-client/schemas';
import { responseColumns, type ListDefinition } from './list-definition.ts';

const known = new WeakMap<ListDefinition, Map<Role, ListDefinition>>();

/** Kinds of columns that a search in named columns supports. */
const searchable: readonly string[] = ['text', 'text?', 'money', 'day'];

function without<Value>(values: Readonly<Record<string, Value>>, hidden: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)));
}

/**
 * The list without the columns that a role may not see. Nor does it sort, filter or search by them, since that would reveal
 * their values.
 */
export function visibleList(list: ListDefinition, role: Role): ListDefinition {
  const variants = known.get(list) ?? new Map<Role, ListDefinition>();
  known.set(list, variants);
  const variant = variants.get(role) ?? listFor(list, role);
  variants.set(role, variant);
  return variant;
}

function listFor(list: ListDefinition, role: Role): ListDefinition {
  const fields: Readonly<Record<string, Field>> = list.entity.fields;
  const hidden = Object.entries(fields).flatMap(([name, { see }]) =>
    see && !permits(role, see) ? [name] : [],
  );
  if (hidden.length === 0) return list;
  const columns = without(list.columns, hidden);
  return {
    ...list,
    entity: { ...list.entity, fields: without(fields, hidden) },
    columns,
    selected: responseColumns({ ...list, columns }),
    searchedIn: Object.entries(columns).flatMap(([name, kind]) =>
      searchable.includes(kind) && isSearched(fields[name] ?? { kind: 'json' }) ? [name] : [],
    ),
  };
}
