import type { ListPage } from './read-page.ts';

/** A page of the cache. */
export interface LoadedPage<Item> extends ListPage<Item> {
  /** The cursor that it starts at; null for the first page. */
  cursor: string | null;
  /** A later refresh of the list left it out: it is requested when it comes near the viewport. */
  isOutdated?: boolean;
}

/** Rows by their index in the list, both ends included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Reads one page; a counted one has the total. */
export type ReadPage<Item> = (cursor: string | null, isCounted: boolean) => Promise<ListPage<Item>>;

type KeyOf<Item> = (row: Item) => string;

/** Up to this number of pages, a list is refreshed whole: it mounts all its rows. */
const wholeUpTo = 4;

/** The pages that hold rows of a range. */
function pagesNear(pages: readonly LoadedPage<unknown>[], range: RowRange | undefined) {
  const near: number[] = [];
  let start = 0;
  for (const [at, { rows }] of pages.entries()) {
    const isNear = !range || (start <= range.last && start + rows.length > range.first);
    if (isNear || pages.length <= wholeUpTo) near.push(at);
    start += rows.length;
  }
  return near;
}

/** Pages without the rows that a newer page has: a changed row may have moved. */
function withoutRows<Item>(
  pages: readonly LoadedPage<Item>[],
  newer: readonly ListPage<Item>[],
  keyOf: KeyOf<Item>,
): LoadedPage<Item>[] {
  const keys = new Set(newer.flatMap(({ rows }) => rows.map(keyOf)));
  return pages.map((page) => ({ ...page, rows: page.rows.filter((row) => !keys.has(keyOf(row))) }));
}

/** Whether a page in the range is outdated. */
export function isOutdated(pages: readonly LoadedPage<unknown>[], range: RowRange): boolean {
  return pagesNear(pages, range).some((at) => pages[at]?.isOutdated);
}

/** The pages and the one that follows them. */
export async function withNextPage<Item>(
  pages: readonly LoadedPage<Item>[],
  keyOf: KeyOf<Item>,
  read: ReadPage<Item>,
): Promise<LoadedPage<Item>[]> {
  const cursor = pages.at(-1)?.next ?? null;
  const next = await read(cursor, cursor === null);
  return [...withoutRows(pages, [next], keyOf), { ...next, cursor }];
}

/**
 * The pages, of which those with rows in the range are requested again. Pages above them stay. Pages below them stay if the
 * last requested page still ends where they start; otherwise a row may be missing or double between them, so they are left
 * out and load again when the administrator scrolls to them.
 */
export async function refreshedPages<Item>(
  pages: readonly LoadedPage<Item>[],
  range: RowRange | undefined,
  keyOf: KeyOf<Item>,
  read: ReadPage<Item>,
): Promise<LoadedPage<Item>[]> {
  const near = pagesNear(pages, range);
  const first = near[0] ?? 0;
  const present: LoadedPage<Item>[] = [];
  let cursor = pages[first]?.cursor ?? null;
  do {
    const page = await read(cursor, present.length === 0);
    present.push({ ...page, cursor });
    cursor = page.next;
  } while (cursor !== null && present.length < near.length);
  const following = cursor === null ? -1 : pages.findIndex((page) => page.cursor === cursor);
  const outdated = (others: readonly LoadedPage<Item>[]) =>
    withoutRows(others, present, keyOf).map((page) => ({ ...page, isOutdated: true }));
  const all = [
    ...outdated(pages.slice(0, first)),
    ...present,
    ...(following > first ? outdated(pages.slice(following)) : []),
  ];
  const total = present[0]?.total;
  return all.map((page, at) => (at === 0 ? { ...page, total } : page));
}
