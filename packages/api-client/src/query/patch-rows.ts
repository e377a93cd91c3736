import type { QueryClient } from '@tanstack/react-query';
import type { Entity } from '../description/define-entity.ts';
import type { Fields } from '../description/field.ts';
import { cachedRow } from '../description/row.ts';

/** The effect of a mutation on the cached row that its input identifies. */
export interface RowChange {
  entity: string;
  kind: 'update' | 'removal';
  input: object;
}

/** The part of a cached page that rows are patched in; rows are as they were sent. */
interface RowPage {
  rows: readonly object[];
  total: number | undefined;
}

/**
 * Values of an update that its row shows. Without `changed_fields`, an empty text keeps the row's value. The name that belongs
 * to a new reference is not known.
 */
function updatedValues(row: object, input: object, fields: Fields): Record<string, unknown> {
  const changed: unknown = Reflect.get(input, 'changed_fields');
  const isUpdated = (name: string, value: unknown) =>
    name in row && (Array.isArray(changed) ? changed.includes(name) : value !== '' && value !== undefined);
  const updated = Object.entries(input).filter(([name, value]) => isUpdated(name, value));
  const unknown = updated.flatMap(([name, value]) => {
    const nameAs = fields[name]?.nameAs;
    return nameAs && nameAs in row && value !== Reflect.get(row, name) ? [[nameAs, null] as const] : [];
  });
  return Object.fromEntries([...updated, ...unknown]);
}

/** The pages with the change in them; the same pages if they do not hold the row. */
export function patchedPages<Page extends RowPage>(
  pages: Page[],
  entity: Pick<Entity, 'name' | 'key' | 'fields'>,
  { kind, input }: Pick<RowChange, 'kind' | 'input'>,
): Page[] {
  const isIts = (sent: object) => {
    const row: object = cachedRow(entity, sent);
    return entity.key.every(
      (name) => name in input && String(Reflect.get(row, name)) === String(Reflect.get(input, name)),
    );
  };
  if (!pages.some(({ rows }) => rows.some(isIts))) return pages;
  if (kind === 'update') {
    const update = (sent: object) =>
      isIts(sent) ? { ...sent, ...updatedValues(cachedRow(entity, sent), input, entity.fields) } : sent;
    return pages.map((page) => ({ ...page, rows: page.rows.map(update) }));
  }
  return pages.map((page) => ({
    ...page,
    rows: page.rows.filter((row) => !isIts(row)),
    total: page.total === undefined ? undefined : page.total - 1,
  }));
}

/** Applies an accepted mutation to the cached rows, so that no screen waits for its list to be fetched again. */
export function patchRows(cache: QueryClient, change: RowChange): void {
  for (const { queryKey, meta } of cache.getQueryCache().getAll()) {
    const { rows } = { ...meta };
    if (rows?.name !== change.entity) continue;
    cache.setQueryData<{ pages: RowPage[] }>(queryKey, (data) =>
      data ? { ...data, pages: patchedPages(data.pages, rows, change) } : undefined,
    );
  }
}
