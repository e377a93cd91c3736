import type { InfiniteData } from '@tanstack/react-query';
import { pageLimit } from '../wire/limits.ts';

/** One page of a list. */
export interface ListPage<Item> {
  rows: Item[];
  /** Number of all matching rows; undefined if they were not counted. */
  total: number | undefined;
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** Which page is requested. */
export interface PageParam {
  /** `next` of the page before; null for the first one. */
  cursor: string | null;
  /** Number of its rows, if it replaces several pages. */
  limit?: number;
}

/** The pages of a list in the cache, with their rows as they were sent. */
export type CachedPages = InfiniteData<ListPage<object>, PageParam>;

export const firstPage: PageParam = { cursor: null };

/** The page after another one; null at the end. */
export function pageAfter({ next, rows }: ListPage<object>): PageParam | null {
  if (next === null) return null;
  return { cursor: next, ...(rows.length === pageLimit.max && { limit: pageLimit.max }) };
}

/**
 * Joins the pages of a list, so that few requests refresh it. 1,000 rows have 21 pages, which are requested one after
 * another: more than three seconds on a slow phone.
 */
export function joinPages(cached: CachedPages): CachedPages {
  const [first] = cached.pages;
  if (!first || cached.pages.length === 1) return cached;
  const rows = cached.pages.flatMap((page) => page.rows);
  const next = cached.pages.at(-1)?.next ?? null;
  const starts = Array.from(
    { length: Math.ceil(rows.length / pageLimit.max) },
    (_, at) => at * pageLimit.max,
  );
  return {
    pages: starts.map((from) => ({ ...first, rows: rows.slice(from, from + pageLimit.max), next })),
    pageParams: starts.map(() => ({ cursor: null, limit: Math.min(rows.length, pageLimit.max) })),
  };
}
