import type { FactorMethod } from '@tawseel/api-client/schemas';
import type { FastifyRequest } from 'fastify';
import type { AccountName } from '../accounts/account-name.ts';
import type { Database, Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import { recordEvent } from '../records/record-event.ts';
import { countUnknownUser, type Counted } from './login-attempts.ts';

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
export type FailureReason = 'unknown_user' | 'wrong_password' | 'wrong_factor' | 'suspended' | 'disabled';

type Failure = Origin & {
  name: AccountName;
  reason: FailureReason;
  counted: Counted;
};

/** Whether a number of attempts with unknown users is recorded: the 1st, the 10th, the 100th... of an hour. */
const isRecorded = (attempts: number) => /^10*$/.test(String(attempts));

/**
 * Records a failed sign-in in the audit log under its address, with the number of failures and whether more will be
 * refused. Refused attempts are not recorded, so that a flood adds no more entries than the limits allow. Attempts with
 * users that the company does not have are counted together, and few of them are recorded.
 */
export async function recordFailedSignIn(
  database: Database,
  request: FastifyRequest,
  { name: { companyId, user }, reason, counted, ...origin }: Failure,
): Promise<void> {
  const { ip: address, id: requestId } = request;
  await asSystem(database, companyId, async (tx) => {
    // Each attempt writes, also one for an unknown company: a missing write would show in the response time.
    const isUnknown = reason === 'unknown_user';
    const failures = isUnknown ? await countUnknownUser(tx, companyId) : counted.failures;
    if (isUnknown && !isRecorded(failures)) return;
    await recordEvent(tx, companyId, {
      entity: 'session',
      entityKey: address,
      action: 'sign_in_failed',
      adminId: '',
      requestId,
      details: {
        address,
        ...(user && { user }),
        reason,
        ...origin,
        failures,
        refused_next: counted.isLast,
      },
    });
  });
}
