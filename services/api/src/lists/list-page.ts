import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import type { Database } from '../database/database.ts';
import { readInCompany, type TenantContext } from '../database/in-company.ts';
import { writeCursor } from './cursor.ts';
import type { ListDefinition } from './list-definition.ts';
import type { PageReads } from './page-reads.ts';
import type { JsonRows } from './page-rows.ts';
import { preparedCursor, preparedPage } from './prepared-page.ts';

/** A page. */
export interface ListPage {
  rows: JsonRows;
  /** Cursor of the next page. */
  next: string | null;
  /** Number of matching rows, only if requested. */
  total: number | undefined;
  /** Number of changes of the list's table, only if requested. */
  version: number | undefined;
}

interface ReadOptions {
  withTotal: boolean;
  withVersion?: boolean;
  /** Number of rows of a batch of a whole list. */
  most?: number;
  /** Reads the page with those of other requests. */
  pageReads?: PageReads;
}

/** Reads one page, or a batch of a whole list. */
export async function readPage(
  database: Database,
  caller: TenantContext,
  list: ListDefinition,
  query: ListQuery,
  { withTotal, withVersion = false, most, pageReads }: ReadOptions,
): Promise<ListPage> {
  const { sort, statement, rows } = preparedPage(database, list, query, {
    companyId: caller.companyId,
    limit: most ?? query.limit ?? pageLimit.default,
    withTotal,
    withVersion,
    isBatch: most !== undefined,
  });
  await (pageReads ? pageReads.read(caller, statement) : readInCompany(database, caller, statement));
  const { lastKeys, total, version } = rows;
  return { rows, next: lastKeys ? writeCursor(sort, lastKeys) : null, total, version };
}

/** Reads the cursor that is `limit` rows after another one of a list's own order, without its rows; null if fewer follow. */
export async function readCursorAfter(
  database: Database,
  caller: TenantContext,
  list: ListDefinition,
  cursor: string,
  limit: number,
): Promise<string | null> {
  const options = { companyId: caller.companyId, limit };
  const { sort, statement } = preparedCursor(database, list, cursor, options);
  const [row] = await readInCompany<{ values: string[] }>(database, caller, statement);
  return row ? writeCursor(sort, row.values) : null;
}
