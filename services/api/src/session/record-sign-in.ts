import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { recordEvent } from '../records/record-event.ts';
import type { Counted, Subject } from './login-attempts.ts';

/** Whether it came from a browser that the company knows. */
type Origin = { known_browser: boolean };

/** Puts a sign-in into the audit log, in the transaction that opens its session. */
export async function recordSignIn(
  tx: Tx,
  request: FastifyRequest,
  { companyId, adminId, sid, ...origin }: Origin & { companyId: string; adminId: string; sid: string },
): Promise<void> {
  await recordEvent(tx, companyId, {
    entity: 'session',
    entityKey: sid,
    action: 'sign_in',
    adminId,
    requestId: request.id,
    details: { address: request.ip, session: sid, ...origin },
  });
}

type Failure = Origin & {
  companyId: string;
  reason: 'wrong_password' | 'suspended';
  subjects: readonly Subject[];
  counted: Counted;
};

/**
 * Puts a failed sign-in into the audit log under its address, with how many have failed by now and whether more will be
 * refused. Attempts that are refused are not recorded, so that a flood adds no more entries than the limits let through.
 */
export async function recordFailedSignIn(
  database: Database,
  request: FastifyRequest,
  { companyId, reason, subjects, counted, ...origin }: Failure,
): Promise<void> {
  const { ip: address, id: requestId } = request;
  const details = { address, reason, ...origin, failures: counted.failures, refused_next: counted.isLast };
  await asSystem(database, companyId, async (tx) => {
    // A company that does not exist has no audit log. It costs a write too, or the time taken would give it away.
    await sql`update login_attempts set attempts = attempts where subject = ${subjects[0]?.subject}`.execute(
      tx,
    );
    await recordEvent(tx, companyId, {
      entity: 'session',
      entityKey: address,
      action: 'sign_in_failed',
      adminId: '',
      requestId,
      details,
    });
  });
}
