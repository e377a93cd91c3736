import type { ListQuery } from '@tawseel/api-client/schemas';
import type { Database } from '../database/database.ts';
import type { TenantContext } from '../database/in-company.ts';
import type { ListDefinition } from './list-definition.ts';
import { readPage, type ListPage } from './list-page.ts';

const defaultBatch = 500;

/** A list that follows the order of a sort is read in a single batch of this size; such lists are few. */
const defaultSortedBatch = 2000;

function mayChange({ changing }: ListDefinition, sort: string) {
  return changing?.includes(sort.replace(/^-/, '')) ?? true;
}

/**
 * Streams every matching row as JSON, a batch at a time, so that memory stays flat. A row
 * whose sort position changes between two batches would be missed or repeated. The order of a sort is
 * therefore followed only within a single batch or by a column that never changes. All other lists come in
 * their own order. One batch is read ahead.
 */
export async function* readWhole(
  database: Database,
  caller: TenantContext,
  list: ListDefinition,
  { sort, ...query }: Pick<ListQuery, 'search' | 'filter' | 'sort'> = {},
): AsyncGenerator<string, void> {
  const read = (reader: TenantContext, by: Pick<ListQuery, 'sort' | 'cursor'>, batch: number) =>
    readPage(database, reader, list, { ...query, ...by }, { withTotal: false, batch });
  const size = list.batch ?? defaultBatch;
  const isOneBatch = sort !== undefined && mayChange(list, sort);
  let by: Pick<ListQuery, 'sort'> = sort ? { sort } : {};
  let page: ListPage = await read(caller, by, list.batch ?? (isOneBatch ? defaultSortedBatch : defaultBatch));
  if (page.next && isOneBatch) {
    by = {};
    page = await read(caller, by, size);
  }
  yield page.rows;
  // A long stream may outlive a token that another tab has renewed; only the session must stay alive.
  const reader = { ...caller, tokenGeneration: null };
  const readAfter = ({ next }: ListPage) => {
    const batch = next === null ? undefined : read(reader, { ...by, cursor: next }, size);
    // It is awaited later, or not at all if the client leaves.
    batch?.catch(() => {});
    return batch;
  };
  for (let following = readAfter(page); following;) {
    page = await following;
    // The database reads a batch while the one before is sent.
    following = readAfter(page);
    yield page.rows;
  }
}
