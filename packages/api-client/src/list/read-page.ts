import type { ApiResponse } from '../client/call.ts';
import { defineRead } from '../client/described-call.ts';
import type { Entity } from '../description/define-entity.ts';
import { isRecord, readRow, type Row } from '../description/row.ts';
import type { ListPage } from '../query/pages.ts';
import { pageLimit } from '../wire/limits.ts';
import type { FilterValue, ListQuery } from '../wire/list.schema.ts';

/** Search, sort and filters of a list. */
export interface ListView {
  search?: string | undefined;
  /** Columns that the search looks in; all visible ones if not given. */
  searchIn?: readonly string[] | undefined;
  sort?: string | undefined;
  filter?: Record<string, FilterValue> | undefined;
  /** Rows of a page; a list with a limit of its own is not counted. */
  limit?: number | undefined;
}

/** The call of a list: a POST that only reads. */
export function listCall({ list: { path, allow } }: Pick<Entity, 'list'>) {
  return defineRead({ path, allow });
}

/**
 * Body of a page's request. Unset fields are left out, so that equal views have equal bodies. A search does not count its
 * rows, since the first page would wait for the count; nor does a further page, since the first one has counted them.
 * `isCounted` replaces this for a page.
 */
export function listBody(view: ListView, cursor: string | null, isCounted = cursor === null): ListQuery {
  return {
    limit: view.limit ?? (cursor === null ? pageLimit.first : pageLimit.default),
    ...(cursor ? { cursor } : {}),
    ...(view.sort ? { sort: view.sort } : {}),
    ...(view.search ? { search: view.search } : {}),
    ...(view.search && view.searchIn ? { searchIn: [...view.searchIn] } : {}),
    ...(!isCounted || view.search ? { total: false } : {}),
    ...(view.filter && Object.keys(view.filter).length > 0 ? { filter: view.filter } : {}),
  };
}

/**
 * Reads the page of a response; its rows stay as they were sent.
 *
 * @throws Error when the response has no list
 */
export function readPage({ date, data, next, total }: ApiResponse): ListPage<object> {
  if (date === undefined && data === undefined) throw new Error('No list');
  // The contract names some lists `date`. A server may send null instead of an empty list, or one object instead of a list of one.
  const list = [date, data].find(Array.isArray) ?? [date ?? data];
  return {
    rows: list.filter(isRecord),
    total: typeof total === 'number' ? total : undefined,
    next: typeof next === 'string' ? next : null,
  };
}

/**
 * Reads the rows of a response.
 *
 * @throws Error when the response has no list
 */
export function readRows<Described extends Entity>(
  entity: Described,
  response: ApiResponse,
): Row<Described>[] {
  return readPage(response).rows.map((row) => readRow(entity, row));
}
