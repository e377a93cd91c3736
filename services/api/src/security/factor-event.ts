import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { recordEvent, type FactorAction } from '../records/record-event.ts';

/** Records a change of a person's factors. The entry never holds a secret or a code. */
export async function recordFactorEvent(
  tx: Tx,
  caller: Caller,
  action: FactorAction,
  details: Record<string, string | number> = {},
  accountId: string = caller.adminId,
): Promise<void> {
  const { companyId, adminId, requestId, address, sessionId } = caller;
  await recordEvent(tx, companyId, {
    entity: 'account',
    entityKey: accountId,
    action,
    adminId,
    requestId,
    details: { address, session: sessionId, ...details },
  });
}
