import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { endSessions } from './sessions.ts';

/** Ends sessions on behalf of the caller, and records each in the audit log; returns their number. */
export async function endSessionsFor(
  tx: Tx,
  caller: Caller,
  chosen: { accountId: string; except?: string; only?: string },
): Promise<number> {
  const ended = await endSessions(tx, { companyId: caller.companyId, ...chosen });
  const details = { account: chosen.accountId };
  for (const entityKey of ended)
    await recordCallerEvent(tx, caller, { entity: 'session', entityKey, action: 'session_end', details });
  return ended.length;
}
