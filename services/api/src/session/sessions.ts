import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { sessionSeconds } from './tokens.ts';

/** How long a token that was replaced still holds: requests under way carry it. */
const graceSeconds = 60;

/** Opens a session of the company; its id goes into the token. */
export async function openSession(tx: Tx, session: { companyId: string; adminId: string; address: string }) {
  const sessionId = randomUUID();
  await sql`insert into sessions (company_id, session_id, admin_id, expires_at, address)
    values (${session.companyId}, ${sessionId}, ${session.adminId},
      now() + make_interval(secs => ${sessionSeconds}), ${session.address})`.execute(tx);
  return sessionId;
}

/** Ends a session now. */
export async function endSession(tx: Tx, companyId: string, sessionId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('session_id', '=', sessionId)
    .execute();
}

/** Lets a session that was replaced end after its grace. */
export async function retireSession(tx: Tx, companyId: string, sessionId: string): Promise<void> {
  await sql`update sessions set expires_at = least(expires_at, now() + make_interval(secs => ${graceSeconds}))
    where company_id = ${companyId} and session_id = ${sessionId}`.execute(tx);
}

/** Ends every session of the company: its password has changed. */
export async function endAllSessions(tx: Tx, companyId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('company_id', '=', companyId).execute();
}
