import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Api } from '../http/api.ts';
import type { DriverCaller } from '../http/caller.ts';
import { deviceOf } from '../session/device.ts';

/** A token of this age is replaced when the app reads its run. */
const renewalSeconds = 60 * 60;

interface DriverToken {
  sid: string;
  issuedAt: number;
  expiresAt: number;
}

/** A token is valid for a day, and no longer than its session may live; migration 0055 has the times of sessions. */
const tokenColumns = sql`session_id as sid, floor(extract(epoch from now()))::float8 as "issuedAt",
  floor(extract(epoch from least(now() + interval '1 day', started_at + interval '7 days')))::float8 as "expiresAt"`;

/** @throws ApiError `unauthorised` if the session has ended */
function tokenOf([token]: DriverToken[]): DriverToken {
  if (!token) throw new ApiError('unauthorised');
  return token;
}

interface Visit {
  companyId: string;
  driverId: string;
  address: string;
  userAgent: string;
}

/** Opens a session of a driver. */
export async function openDriverSession(
  tx: Tx,
  { companyId, driverId, address, userAgent }: Visit,
): Promise<DriverToken> {
  const { rows } = await sql<DriverToken>`
    insert into driver_sessions (company_id, session_id, driver_id, user_agent, address)
    values (${companyId}, ${randomUUID()}, ${driverId}, ${deviceOf(userAgent)}, ${address})
    returning ${tokenColumns}`.execute(tx);
  return tokenOf(rows);
}

/** The next token of a session whose token is old; null for a new one. */
export async function renewDriverToken(
  { driverTokens }: Pick<Api, 'driverTokens'>,
  tx: Tx,
  { companyId, driverId, sessionId, issuedAt }: DriverCaller,
): Promise<string | null> {
  if (Date.now() / 1000 - issuedAt < renewalSeconds) return null;
  const { rows } = await sql<DriverToken>`select ${tokenColumns} from driver_sessions
    where company_id = ${companyId} and session_id = ${sessionId}::uuid`.execute(tx);
  return driverTokens.sign({ company_id: companyId, driver_id: driverId, ...tokenOf(rows) });
}

/** Ends the session of a request. */
export async function endDriverSession(tx: Tx, { companyId, sessionId }: DriverCaller): Promise<void> {
  await sql`update driver_sessions set ended_at = now()
    where company_id = ${companyId} and session_id = ${sessionId}::uuid`.execute(tx);
}
