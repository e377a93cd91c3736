import type { ListQuery } from '@tawseel/api-client/schemas';
import type { Database } from '../database/database.ts';
import type { TenantContext } from '../database/in-company.ts';
import type { ListDefinition } from './list-definition.ts';
import type { JsonRows } from './page-rows.ts';
import { readCursorAfter, readPage, type ListPage } from './list-page.ts';

const defaultBatch = 500;

/** A list that follows the order of a sort is read in a single batch of this size; such lists are few. */
const defaultSortedBatch = 2000;

function mayChange({ changing }: ListDefinition, sort: string) {
  return changing?.includes(sort.replace(/^-/, '')) ?? true;
}

interface Batch {
  /** The cursor that the batch begins after. */
  cursor: string;
  page: Promise<ListPage>;
}

/**
 * Streams every matching row, a batch at a time, so that memory stays flat. A row
 * whose sort position changes between two batches would be missed or repeated. The order of a sort is
 * therefore followed only within a single batch or by a column that never changes. All other lists come in
 * their own order. Two batches are read at a time.
 */
export async function* readWhole(
  database: Database,
  caller: TenantContext,
  list: ListDefinition,
  { sort, ...query }: Pick<ListQuery, 'search' | 'filter' | 'sort'> = {},
): AsyncGenerator<JsonRows, void> {
  let reader = caller;
  const most = list.batch ?? defaultBatch;
  const read = (by: Pick<ListQuery, 'sort' | 'cursor'>, limit = most): Promise<ListPage> =>
    readPage(database, reader, list, { ...query, ...by }, { withTotal: false, most: limit });
  const isOneBatch = sort !== undefined && mayChange(list, sort);
  let by: Pick<ListQuery, 'sort'> = sort ? { sort } : {};
  let first = await read(by, list.batch ?? (isOneBatch ? defaultSortedBatch : defaultBatch));
  if (first.next && isOneBatch) {
    by = {};
    first = await read(by);
  }
  yield first.rows;
  // A long stream may outlive a token that another tab has renewed; only the session must stay alive.
  reader = { ...caller, tokenGeneration: null };
  const batchAfter = (cursor: string): Batch => {
    const page = read({ ...by, cursor });
    // It is awaited later, or not at all if the client leaves.
    page.catch(() => {});
    return { cursor, page };
  };
  // An index tells where a batch ends without reading it, except among the matches of a search or filter.
  const isPredictable = list.table !== undefined && !query.search && !query.filter && !by.sort;
  const predict = async ({ cursor }: Batch): Promise<Batch | undefined> => {
    if (!isPredictable) return undefined;
    const next = await readCursorAfter(database, reader, list, cursor, most).catch(() => null);
    return next === null ? undefined : batchAfter(next);
  };
  for (let batch = first.next ? batchAfter(first.next) : undefined; batch;) {
    const following = predict(batch);
    const { rows, next } = await batch.page;
    yield rows;
    const predicted = await following;
    // Rows may have been added or deleted since the prediction.
    if (next === null) batch = undefined;
    else batch = predicted?.cursor === next ? predicted : batchAfter(next);
  }
}
