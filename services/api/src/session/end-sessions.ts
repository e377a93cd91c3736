import { sql } from 'kysely';
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
  const { accountId: account } = chosen;
  const { rows } = await sql<{ name: string }>`select name from accounts
    where company_id = ${caller.companyId} and account_id = ${account}`.execute(tx);
  const details = { account, ...rows[0] };
  for (const entityKey of ended)
    await recordCallerEvent(tx, caller, { entity: 'session', entityKey, action: 'session_end', details });
  return ended.length;
}
