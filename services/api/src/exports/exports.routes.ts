import { exportColumns } from '@tawseel/api-client/export-file';
import { done, exportQuery } from '@tawseel/api-client/schemas';
import { companyTime } from '@tawseel/i18n/moment';
import { notFound } from '../errors/api-error.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { inCompany } from '../database/in-company.ts';
import { readWhole } from '../http/serve-list.ts';
import { recordEvent } from '../records/record-event.ts';
import { streamResponse } from '../http/stream-response.ts';
import { csv } from './csv.ts';
import { xlsx } from './xlsx.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Bytes of a request, which may name thousands of rows by their keys. */
const bodyLimit = 1024 * 1024;

/** The parsed rows of the batches; the first batch was read before the response started. */
async function* parsed(first: string, rest: AsyncGenerator<string, void>) {
  yield parse(first);
  for await (const rows of rest) yield parse(rows);
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parse(rows: string): Record<string, unknown>[] {
  const value: unknown = JSON.parse(`[${rows}]`);
  return Array.isArray(value) ? value.filter(isRow) : [];
}

/**
 * Exports a list as a spreadsheet: streams every row that matches its search and filters, in the order of a
 * sort or its own.
 */
export const exportsDomain: Domain = {
  async routes(app) {
    const url = '/DC/Export/:list';
    app.api.calls.push({
      method: 'POST',
      url,
      summary:
        'A whole list as CSV or XLSX, its search, filters and sort applied; the ZIP comment of a workbook is rows=N',
      group: 'Records',
      body: exportQuery,
      answer: done,
      produces: types.xlsx,
    });
    app.post<{ Params: { list: string } }>(url, { bodyLimit }, async (request, reply) => {
      const caller = await app.api.authenticate(request);
      const { format, language = caller.language, ...query } = readInput(exportQuery, request.body);
      const list = app.api.lists.get(request.params.list);
      if (!list) throw notFound();
      return streamResponse<string | Buffer>(app.api, caller, reply, async () => {
        const batches = readWhole(app.api, caller, list, query);
        const first = await batches.next();
        await inCompany(app.api.database, caller, (tx) =>
          recordEvent(tx, caller.companyId, {
            entity: 'list',
            entityKey: list.name,
            action: 'export',
            adminId: caller.adminId,
            requestId: caller.requestId,
            details: { address: caller.address, session: caller.sessionId, format },
          }),
        );
        const columns = exportColumns(list.entity, language);
        const rows = parsed(first.value ?? '', batches);
        reply.type(types[format]);
        const today = companyTime(Date.now()).slice(0, 10);
        reply.header('content-disposition', `attachment; filename="${list.name}-${today}.${format}"`);
        return format === 'csv' ? csv(columns, rows) : xlsx(list.name, columns, rows, language);
      });
    });
  },
};
