import { pageLimit, type ListQuery } from '@tawseel/api-client/schemas';
import type { Caller } from '../calls/caller.ts';
import type { Database } from '../database/database.ts';
import { readInCompany } from '../database/in-company.ts';
import { writeCursor } from './cursor.ts';
import type { ListDefinition } from './list-definition.ts';
import { preparedPage } from './prepared-page.ts';

/** A page: its rows as JSON text, and the cursor of the page after it. */
export interface ListPage {
  rows: string[];
  next: string | null;
  /** Rows that match in all; only where it was asked for. */
  total: number | undefined;
}

interface Row {
  total?: number;
  row: string | null;
  place: string | null;
}

/** Reads one page. */
export async function readPage(
  database: Database,
  caller: Caller,
  list: ListDefinition,
  query: ListQuery,
  { withTotal, most }: { withTotal: boolean; most?: number },
): Promise<ListPage> {
  const limit = most ?? query.limit ?? pageLimit.default;
  const { sort, statement } = preparedPage(database, list, query, {
    companyId: caller.companyId,
    limit,
    withTotal,
  });
  const rows = await readInCompany<Row>(database, caller, statement);
  return pageOf(rows, limit, sort);
}

function pageOf(rows: readonly Row[], limit: number, sort: string): ListPage {
  const texts = rows.flatMap(({ row }) => (row === null ? [] : [row]));
  const last = texts.length > limit ? rows[limit - 1]?.place : undefined;
  return {
    rows: texts.slice(0, limit),
    next: last ? writeCursor(sort, last) : null,
    total: rows[0]?.total,
  };
}
