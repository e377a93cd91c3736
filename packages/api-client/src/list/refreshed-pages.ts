import type { ListPage, LoadedPage, RowRange } from './read-page.ts';

/** Reads one page; a counted one has the total. */
type ReadPage<Item> = (cursor: string | null, isCounted: boolean) => Promise<ListPage<Item>>;

/** Up to this number of pages, a list is refreshed whole: it mounts all its rows. */
const wholeUpTo = 4;

/** The pages that hold rows of a range. */
function pagesNear(pages: readonly LoadedPage<unknown>[], range: RowRange | undefined) {
  let end = 0;
  return [...pages.keys()].filter((at) => {
    const start = end;
    end += pages[at]?.rows.length ?? 0;
    return pages.length <= wholeUpTo || !range || (start <= range.last && end > range.first);
  });
}

/** Pages without the rows that a newer page has: a changed row may have moved. */
export function withoutRows<Item>(
  pages: readonly LoadedPage<Item>[],
  newer: readonly ListPage<Item>[],
  keyOf: (row: Item) => string,
): LoadedPage<Item>[] {
  const keys = new Set(newer.flatMap(({ rows }) => rows.map(keyOf)));
  return pages.map((page) => ({ ...page, rows: page.rows.filter((row) => !keys.has(keyOf(row))) }));
}

/**
 * The pages, of which those with rows in the range are requested again. Pages above them stay. Pages below them stay if the
 * last requested page still ends where they start; otherwise a row may be missing or double between them, so they are left
 * out and load again when the administrator scrolls to them.
 */
export async function refreshedPages<Item>(
  pages: readonly LoadedPage<Item>[],
  range: RowRange | undefined,
  keyOf: (row: Item) => string,
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
