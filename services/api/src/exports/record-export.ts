import type { ExportQuery } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { recordCallerEvent } from '../records/record-event.ts';

/** Adds an export of a list to the audit log. */
export async function recordExport(
  tx: Tx,
  caller: Caller,
  list: string,
  format: ExportQuery['format'],
): Promise<void> {
  await recordCallerEvent(tx, caller, {
    entity: 'list',
    entityKey: list,
    action: 'export',
    details: { format },
  });
}
