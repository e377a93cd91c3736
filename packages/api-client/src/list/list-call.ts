import type { Answer, Call } from '../client/call.ts';
import type { FilterValue, ListQuery } from '../schema/list.schema.ts';
import { localPage } from './local-page.ts';

/** A list of the contract: where it is asked for, under which key its rows stand. */
export type ListCall<Row extends object> = {
  /** Names the list among cached answers, and to the changes that make it stale. */
  name: string;
  path: string;
  rows: 'data' | 'date';
  /** Column that no row is without: how an answer of something else is found out. */
  key: keyof Row & string;
};

function isRows<Row extends object>(rows: unknown, key: string): rows is Row[] {
  return Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null && key in row);
}

/** Search, sort and filters of a view; the page's place is the cursor's business. */
export type ListView = {
  search?: string | undefined;
  /** Columns that the search looks in; all that are shown when left out. */
  searchIn?: readonly string[] | undefined;
  sort?: string | undefined;
  filter?: Record<string, FilterValue> | undefined;
};

/** One page: `total` rows match in all where they were counted, `next` leads to the page after it (null at the end). */
export type ListPage<Row> = { rows: Row[]; total: number | undefined; next: string | null };

/** The request of a list: every list is a POST that only reads. */
export function listRequest(list: { path: string }): Call {
  return { method: 'POST', path: list.path, reads: true };
}

/**
 * Body of a page's request. Fields that say nothing are left out, so equal views make equal bodies. Rows are not counted
 * for a search, whose rows would wait for it, nor again for each further page.
 */
export function listBody(view: ListView, limit: number, cursor: string | null): ListQuery {
  return {
    limit,
    ...(cursor ? { cursor } : {}),
    ...(view.sort ? { sort: view.sort } : {}),
    ...(view.search ? { search: view.search } : {}),
    ...(view.search && view.searchIn ? { searchIn: [...view.searchIn] } : {}),
    ...(cursor || view.search ? { total: false } : {}),
    ...(view.filter && Object.keys(view.filter).length > 0 ? { filter: view.filter } : {}),
  };
}

/**
 * Reads a list's answer. A server that knows only the contract answers the whole list whatever was asked; the view is
 * then made here.
 *
 * @throws Error when the answer has no such list.
 */
export function readPage<Row extends object>(
  list: ListCall<Row>,
  answer: Answer,
  view: ListView,
): ListPage<Row> {
  const rows: unknown = answer[list.rows] ?? answer[list.rows === 'date' ? 'data' : 'date'];
  if (!isRows<Row>(rows, list.key)) {
    throw new Error(`${list.path} did not answer a list of ${list.name}`);
  }
  const { next, total } = answer;
  if (next === undefined) return localPage(rows, view);
  return {
    rows,
    total: typeof total === 'number' ? total : undefined,
    next: typeof next === 'string' ? next : null,
  };
}
