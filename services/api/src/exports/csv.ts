import { csvHead, csvRows, type ExportColumn } from '@tawseel/api-client/export-file';

/** Rows as CSV, a batch at a time. */
export async function* csv(columns: readonly ExportColumn[], batches: AsyncIterable<readonly object[]>) {
  yield csvHead(columns);
  for await (const rows of batches) yield csvRows(columns, rows);
}
