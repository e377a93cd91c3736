import { useApiClient, useListLoader, type ListView } from '@tawseel/api-client';
import type { entities, EntityName } from '../entities/entities.ts';
import type { monthlyExpenses } from '../expenses/monthly-expenses.entity.ts';
import type { monthlyProfit } from '../profits/monthly-profit.entity.ts';
import type { monthlyNetProfit, netProfit, yearlyNetProfit } from '../profits/net-profit.entity.ts';
import { filterLimit } from '../schema/limits.ts';
import type { ExportQuery } from './exports.schema.ts';
import { readArchiveRows, RecordCounter } from './exported-rows.ts';

/** Name of a list that can be exported. */
export type ExportedList = (
  | (typeof entities)[EntityName]
  | typeof monthlyProfit
  | typeof netProfit
  | typeof monthlyNetProfit
  | typeof yearlyNetProfit
  | typeof monthlyExpenses
)['list']['name'];

/** Largest number of keys by which one export selects rows. */
export const keysAtMost = filterLimit.key;

type Format = ExportQuery['format'];
interface Progress {
  bytes: number;
  rows: number | undefined;
}

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

interface Options {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Formats of a server without exports. */
const localFormats = ['csv'] as const;

/**
 * Returns a function that exports every row of a view, in the order of its sort. It resolves to the file and its number
 * of rows. The browser itself writes the file of a server that has announced no exports; `formats` are those it can.
 *
 * @throws ApiError (the returned function)
 */
export function useListExport(list: ExportedList, view: Pick<ListView, 'search' | 'filter' | 'sort'>) {
  const client = useApiClient();
  const load = useListLoader();
  const { search, filter, sort } = view;
  const download = (format: Format, options: Options) =>
    client.download(
      { method: 'POST', path: `/DC/Export/${list}`, reads: true },
      (pieces) => receive(format, pieces, options.onProgress),
      { format, ...(search && { search }), ...(filter && { filter }), ...(sort && { sort }) },
      { signal: options.signal },
    );
  const write = async () => {
    const { writeExport } = await import(/* webpackChunkName: "local-export" */ './local-export.ts');
    return writeExport(list, view, client.language, load);
  };
  return client.can('export')
    ? Object.assign(download, { formats: undefined })
    : Object.assign(write, { formats: localFormats });
}
