import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { recordEvent } from '../records/record-event.ts';
import { endSessions } from './sessions.ts';

/** Ends sessions on behalf of the caller, and records each in the audit log; returns their number. */
export async function endSessionsFor(
  tx: Tx,
  caller: Caller,
  chosen: { accountId: string; except?: string; only?: string },
): Promise<number> {
  const { companyId, adminId, requestId, address, sessionId } = caller;
  const ended = await endSessions(tx, { companyId, ...chosen });
  for (const entityKey of ended) {
    const details = { address, session: sessionId, account: chosen.accountId };
    await recordEvent(tx, companyId, {
      entity: 'session',
      entityKey,
      action: 'session_end',
      adminId,
      requestId,
      details,
    });
  }
  return ended.length;
}
