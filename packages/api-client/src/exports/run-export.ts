import { companyTime } from '@tawseel/i18n/moment';
import type { ApiClient } from '../client/call.ts';
import { pathOf } from '../client/described-call.ts';
import type { Entity } from '../description/define-entity.ts';
import type { ListView } from '../list/read-page.ts';
import { exportCall, type ExportQuery } from './exports.calls.ts';
import { readArchiveRows, RecordCounter } from './exported-rows.ts';
import type { ExportedList } from './exports.ts';

export type Format = ExportQuery['format'];
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

export interface ExportOptions {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Name of an exported file: what it holds, and the company's day. */
const fileName = (name: string, format: Format) =>
  `${name}-${companyTime(Date.now()).slice(0, 10)}.${format}`;

/**
 * Downloads a file that the server writes; it resolves to the file, its name and its number of rows.
 *
 * @throws ApiError
 */
export async function downloadExport(
  client: ApiClient,
  { path, name, ...body }: { path: string; name: string; format: Format },
  { signal, onProgress }: ExportOptions,
) {
  const { format } = body;
  const file = await client.download(
    { method: 'POST', path, reads: true },
    (pieces) => receive(format, pieces, onProgress),
    body,
    { signal },
  );
  return { ...file, name: fileName(name, format) };
}

interface Source {
  client: ApiClient;
  /** Reads a whole list, for servers without exports. */
  load: (entity: Entity) => Promise<readonly object[]>;
}

/**
 * Exports every row of a view in the order of its sort; a server that has announced no exports sends the list, and the
 * browser writes the file. The name of the file has the list and the company's day.
 *
 * @throws ApiError
 */
export async function runExport(
  { client, load }: Source,
  list: ExportedList,
  { search, searchIn, filter, sort }: ListView,
  format: Format,
  options: ExportOptions,
) {
  if (!client.can('export')) {
    const { writeExport } = await import(/* webpackChunkName: "local-export" */ './local-export.ts');
    const file = await writeExport(list, { search, searchIn, filter, sort }, client.language, load);
    return { ...file, name: fileName(list, format) };
  }
  const request = {
    path: pathOf(exportCall.path, { list }),
    name: list,
    format,
    ...(search && { search }),
    ...(search && searchIn && client.can('search_in') && { searchIn }),
    ...(filter && { filter }),
    ...(sort && { sort }),
  };
  return downloadExport(client, request, options);
}
