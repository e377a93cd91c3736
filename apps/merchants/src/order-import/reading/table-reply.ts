import type { Table } from './read-table.ts';
import type { TableErrorCode } from './table-error.ts';

/** What the worker answers. */
export type TableReply = { table: Table } | { code: TableErrorCode };
