import { exportColumns, type ExportColumn } from '@tawseel/api-client/export-file';
import { exportCall } from '@tawseel/api-client/calls';
import { done, exportQuery } from '@tawseel/api-client/schemas';
import { notFound } from '../errors/api-error.ts';
import { largeBodyLimit } from '../http/body-limit.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { inCompany } from '../database/in-company.ts';
import { visibleList } from '../lists/visible-list.ts';
import { readWhole } from '../lists/whole-list.ts';
import { streamResponse } from '../http/stream-response.ts';
import { recordExport } from './record-export.ts';
import { sendFile, types } from './send-file.ts';
import type { Role } from '@tawseel/api-client/permissions';

/** Roles whose exports have no phone numbers. */
const restricted: readonly Role[] = ['DataEntry', 'Viewer'];

/** The columns that an export of the role has. */
function columnsFor(role: Role, columns: readonly ExportColumn[]): readonly ExportColumn[] {
  return restricted.includes(role) ? columns.filter(({ kind }) => kind !== 'phone') : columns;
}

/**
 * Exports a list as a spreadsheet: streams every row that matches its search and filters, in the order of a
 * sort or its own.
 */
export const exportsDomain: Domain = {
  routes({ api, serve }) {
    const call = {
      ...exportCall,
      allow: 'list',
      summary:
        'A whole list as CSV or XLSX, its search, filters and sort applied; the ZIP comment of a workbook is rows=N',
      group: 'Records',
      answer: done,
      produces: types.xlsx,
    } as const;
    serve(
      call,
      async (caller, request, reply) => {
        const { format, language = caller.language, ...query } = readInput(exportQuery, request.body);
        const found = api.lists.get(request.params['list'] ?? '');
        if (!found) throw notFound();
        const list = visibleList(found, caller.role);
        return streamResponse<string | Buffer>(api, caller, reply, async () => {
          const batches = readWhole(api.database, caller, list, query);
          const first = await batches.next();
          await inCompany(api.database, caller, (tx) => recordExport(tx, caller, list.name, format));
          const columns = columnsFor(caller.role, exportColumns(list.entity, language));
          return sendFile(reply, { name: list.name, format, language, columns }, first.value ?? '', batches);
        });
      },
      { bodyLimit: largeBodyLimit },
    );
  },
};
