import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import type { Database } from '../database/database.ts';
import { readInCompany, type TenantContext } from '../database/in-company.ts';
import { writeCursor } from './cursor.ts';
import type { ListDefinition } from './list-definition.ts';
import { preparedPage } from './prepared-page.ts';

/** A page. */
export interface ListPage {
  /** Its rows as JSON, joined by commas; empty for a page without rows. */
  rows: string;
  /** Cursor of the next page. */
  next: string | null;
  /** Number of matching rows, only if requested. */
  total: number | undefined;
  /** Number of changes of the list's table, only if requested. */
  version: number | undefined;
}

interface Row {
  version?: number;
  total?: number;
  rows: string | null;
  cursor: string | null;
}

/** Reads one page, or with `most` a batch of a whole list. */
export async function readPage(
  database: Database,
  caller: TenantContext,
  list: ListDefinition,
  query: ListQuery,
  { withTotal, withVersion = false, most }: { withTotal: boolean; withVersion?: boolean; most?: number },
): Promise<ListPage> {
  const { sort, statement } = preparedPage(database, list, query, {
    companyId: caller.companyId,
    limit: most ?? query.limit ?? pageLimit.default,
    withTotal,
    withVersion,
    isBatch: most !== undefined,
  });
  const [page] = await readInCompany<Row>(database, caller, statement);
  const cursor = page?.cursor;
  return {
    rows: page?.rows ?? '',
    next: cursor ? writeCursor(sort, cursor) : null,
    total: page?.total,
    version: page?.version,
  };
}
