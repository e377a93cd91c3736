import type { FactorMethod } from '@tawseel/api-client/schemas';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AccountName } from '../accounts/account-name.ts';
import type { Database, Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { recordEvent } from '../records/record-event.ts';
import type { Counted, Subject } from './login-attempts.ts';

/** Whether the account knows the browser. */
interface Origin {
  known_browser: boolean;
}

interface SignInEntry {
  companyId: string;
  adminId: string;
  person: string;
  sid: string;
  /** The second factor, if the person has one. */
  factor?: FactorMethod | undefined;
}

/** Records a sign-in in the audit log, in the transaction that opens its session. */
export async function recordSignIn(
  tx: Tx,
  request: FastifyRequest,
  { companyId, adminId, person, sid, factor, ...origin }: Origin & SignInEntry,
): Promise<void> {
  const { ip: address, id: requestId } = request;
  const event = { adminId, person, requestId };
  await recordEvent(tx, companyId, {
    ...event,
    entity: 'session',
    entityKey: sid,
    action: 'sign_in',
    details: { address, session: sid, ...(factor && { factor }), ...origin },
  });
  if (factor !== 'recovery') return;
  await recordEvent(tx, companyId, {
    ...event,
    entity: 'account',
    entityKey: adminId,
    action: 'recovery_used',
    details: { address, session: sid },
  });
}

/** Why a sign-in failed. */
export type FailureReason = 'wrong_password' | 'wrong_factor' | 'suspended' | 'disabled';

type Failure = Origin & {
  name: AccountName;
  reason: FailureReason;
  subjects: readonly Subject[];
  counted: Counted;
};

/**
 * Records a failed sign-in in the audit log under its address, with the number of failures and whether more will be
 * refused. Refused attempts are not recorded, so that a flood adds no more entries than the limits allow.
 */
export async function recordFailedSignIn(
  database: Database,
  request: FastifyRequest,
  { name: { companyId, user }, reason, subjects, counted, ...origin }: Failure,
): Promise<void> {
  const { ip: address, id: requestId } = request;
  const details = {
    address,
    ...(user && { user }),
    reason,
    ...origin,
    failures: counted.failures,
    refused_next: counted.isLast,
  };
  await asSystem(database, companyId, async (tx) => {
    // An unknown company has no audit log. A write is made all the same: its absence would show in the response time.
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
