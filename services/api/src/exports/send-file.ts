import type { ExportColumn } from '@tawseel/api-client/export-file';
import type { ExportQuery } from '@tawseel/api-client/schemas';
import { companyTime } from '@tawseel/i18n/moment';
import type { FastifyReply } from 'fastify';
import type { ResponseLanguage } from '../messages/translate.ts';
import { csv } from './csv.ts';
import { xlsx } from './xlsx.ts';

/** Media types of the formats. */
export const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parse(rows: string): Record<string, unknown>[] {
  const value: unknown = JSON.parse(`[${rows}]`);
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/** The parsed rows of the batches; the first batch was read before the response started. */
async function* parsed(first: string, rest: AsyncIterable<string> | undefined) {
  yield parse(first);
  if (rest) for await (const rows of rest) yield parse(rows);
}

interface ExportedFile {
  /** Name of the file before the company's day. */
  name: string;
  format: ExportQuery['format'];
  language: ResponseLanguage;
  columns: readonly ExportColumn[];
}

/** Sets the headers of a file, and writes its content part by part. Rows are JSON, joined by commas. */
export function sendFile(
  reply: FastifyReply,
  { name, format, language, columns }: ExportedFile,
  first: string,
  rest?: AsyncIterable<string>,
): AsyncIterable<string | Buffer, void> {
  const rows = parsed(first, rest);
  const today = companyTime(Date.now()).slice(0, 10);
  reply.type(types[format]);
  reply.header('content-disposition', `attachment; filename="${name}-${today}.${format}"`);
  return format === 'csv' ? csv(columns, rows) : xlsx(name, columns, rows, language);
}
