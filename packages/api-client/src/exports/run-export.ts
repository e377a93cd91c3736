import { companyTime } from '@tawseel/i18n/moment';
import type { ApiClient } from '../client/call.ts';
import type { Entity } from '../entity/define-entity.ts';
import type { ListView } from '../list/read-page.ts';
import type { ExportQuery } from './exports.schema.ts';
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
  { signal, onProgress }: ExportOptions,
) {
  const name = `${list}-${companyTime(Date.now()).slice(0, 10)}.${format}`;
  if (!client.can('export')) {
    const { writeExport } = await import(/* webpackChunkName: "local-export" */ './local-export.ts');
    return { ...(await writeExport(list, { search, searchIn, filter, sort }, client.language, load)), name };
  }
  const file = await client.download(
    { method: 'POST', path: `/DC/Export/${list}`, reads: true },
    (pieces) => receive(format, pieces, onProgress),
    {
      format,
      ...(search && { search }),
      ...(search && searchIn && client.can('search_in') && { searchIn }),
      ...(filter && { filter }),
      ...(sort && { sort }),
    },
    { signal },
  );
  return { ...file, name };
}
