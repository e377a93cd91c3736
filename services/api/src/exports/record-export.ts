import type { ExportQuery } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { recordEvent } from '../records/record-event.ts';

/** Adds an export of a list to the audit log. */
export async function recordExport(
  tx: Tx,
  { companyId, adminId, requestId, address, sessionId }: Caller,
  list: string,
  format: ExportQuery['format'],
): Promise<void> {
  await recordEvent(tx, companyId, {
    entity: 'list',
    entityKey: list,
    action: 'export',
    adminId,
    requestId,
    details: { address, session: sessionId, format },
  });
}
