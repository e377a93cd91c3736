import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { Tx } from '../database/database.ts';
import { deviceOf } from './device.ts';

/** Lifetime of a token, and of its session without a renewal. */
const tokenSeconds = 24 * 60 * 60;

/** A session ends this long after its sign-in, however often it was renewed. */
const sessionDays = 14;

/**
 * The age at which a token is renewed. Clients check every 20 hours, so a token that is not renewed at one check must be
 * valid until the next.
 */
export const renewalSeconds = 3 * 60 * 60;

/** Times of use are recorded no more often than this. */
const seenMinutes = 3;

/** A session's current token: its generation and its validity, in seconds since 1970. */
export interface SessionToken {
  sid: string;
  generation: number;
  issuedAt: number;
  expiresAt: number;
}

const tokenColumns = sql`session_id as sid, generation,
  floor(extract(epoch from coalesce(replaced_at, created_at)))::float8 as "issuedAt",
  floor(extract(epoch from expires_at))::float8 as "expiresAt"`;

/** @throws ApiError `unauthorised` if the session has ended */
function tokenOf([token]: SessionToken[]): SessionToken {
  if (!token) throw new ApiError('unauthorised');
  return token;
}

/** Opens a session of an account, which is seen at that time. */
export async function openSession(
  tx: Tx,
  session: { companyId: string; adminId: string; address: string; userAgent: string },
): Promise<SessionToken> {
  const { companyId, adminId, address, userAgent } = session;
  const { rows } = await sql<SessionToken>`
    insert into sessions (company_id, session_id, admin_id, expires_at, address, device)
    values (${companyId}, ${randomUUID()}, ${adminId},
      now() + make_interval(secs => ${tokenSeconds}), ${address}, ${deviceOf(userAgent)})
    returning ${tokenColumns}`.execute(tx);
  await sql`update accounts set last_seen_at = now()
    where company_id = ${companyId} and account_id = ${adminId}`.execute(tx);
  return tokenOf(rows);
}

/**
 * Replaces a session's token by one of the next generation. Of renewals with the same token the first replaces it; within
 * the minute that it is still valid, the others get the same successor, so that every tab of a browser has one.
 */
export async function renewSession(
  tx: Tx,
  session: { companyId: string; sessionId: string; tokenGeneration: number | null },
): Promise<SessionToken> {
  const isSession = sql`company_id = ${session.companyId} and session_id = ${session.sessionId}::uuid`;
  await sql`update sessions set generation = generation + 1, replaced_at = now(),
      expires_at = least(now() + make_interval(secs => ${tokenSeconds}),
        created_at + make_interval(days => ${sessionDays}))
    where ${isSession} and generation = ${session.tokenGeneration}`.execute(tx);
  const { rows } = await sql<SessionToken>`select ${tokenColumns} from sessions where ${isSession}`.execute(
    tx,
  );
  return tokenOf(rows);
}

/** Sessions of an account: all of them, all but one, or one. */
interface Chosen {
  companyId: string;
  accountId: string;
  except?: string;
  only?: string;
}

/** Ends sessions of an account, for example after a change of its password; returns their ids. */
export async function endSessions(tx: Tx, { companyId, accountId, except, only }: Chosen): Promise<string[]> {
  let sessions = tx
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('admin_id', '=', accountId);
  if (except) sessions = sessions.where('session_id', '!=', except);
  if (only) sessions = sessions.where('session_id', '=', only);
  const ended = await sessions.returning('session_id').execute();
  return ended.map(({ session_id }) => session_id);
}

/** Records that a session and its person are in use, at most every few minutes. */
export async function recordUse(
  tx: Tx,
  { companyId, adminId, sessionId }: { companyId: string; adminId: string; sessionId: string },
): Promise<void> {
  const isOld = sql`last_seen_at < now() - make_interval(mins => ${seenMinutes})`;
  const { numAffectedRows } = await sql`update sessions set last_seen_at = now()
    where company_id = ${companyId} and session_id = ${sessionId}::uuid and ${isOld}`.execute(tx);
  if (!numAffectedRows) return;
  await sql`update accounts set last_seen_at = now()
    where company_id = ${companyId} and account_id = ${adminId}`.execute(tx);
}
