import { useApiClient, type ListView } from '@tawseel/api-client';
import type { ExportQuery } from './exports.schema.ts';
import { filterLimit } from '../schema/list.schema.ts';
import { readArchiveRows, RecordCounter } from './exported-rows.ts';

/** What can be exported, by the name of its list. */
export type ExportedList =
  | 'merchants'
  | 'orders'
  | 'deleted-orders'
  | 'drivers'
  | 'profits'
  | 'monthly-profits'
  | 'net-profits'
  | 'net-profits-by-month'
  | 'net-profits-by-year'
  | 'expenses'
  | 'monthly-expenses';

/** Rows that an export may be asked for by their keys. */
export const keysAtMost = filterLimit.key;

type Format = ExportQuery['format'];
type Progress = { bytes: number; rows: number | undefined };

const types: Record<Format, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function receive(
  format: Format,
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  onProgress: (progress: Progress) => void,
) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const records = new RecordCounter();
  let bytes = 0;
  for await (const piece of pieces) {
    parts.push(piece);
    bytes += piece.length;
    if (format === 'csv') records.read(piece);
    // The first record is the heading.
    onProgress({ bytes, rows: format === 'csv' ? Math.max(0, records.count - 1) : undefined });
  }
  const content = new Blob(parts, { type: types[format] });
  const rows = format === 'csv' ? records.count - 1 : await readArchiveRows(content);
  return { content, rows };
}

/**
 * Exports every row that a view's search and filters leave, in the order of its sort. Resolves to the file and to how many rows it holds.
 *
 * @throws ApiError (the returned function)
 */
export function useListExport(
  list: ExportedList,
  { search, filter, sort }: Pick<ListView, 'search' | 'filter' | 'sort'>,
) {
  const client = useApiClient();
  return (format: Format, options: { signal: AbortSignal; onProgress: (progress: Progress) => void }) =>
    client.download(
      { method: 'POST', path: `/DC/Export/${list}`, reads: true },
      (pieces) => receive(format, pieces, options.onProgress),
      { format, ...(search && { search }), ...(filter && { filter }), ...(sort && { sort }) },
      { signal: options.signal },
    );
}
