import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';

/** Changes of a person's second factors. */
export type FactorAction = 'factor_added' | 'factor_removed' | 'factor_reset' | 'recovery_used';

/** An event without a change of a row, as the audit log shows it. */
export interface AuditEvent {
  entity: 'session' | 'account' | 'driver' | 'list' | 'customer';
  entityKey: string;
  action:
    | 'sign_in'
    | 'sign_in_failed'
    | 'sign_out'
    | 'session_end'
    | 'password_change'
    | 'password_reset'
    | FactorAction
    | 'update'
    | 'view'
    | 'export'
    | 'erase';
  /** The caller; empty before sign-in. */
  adminId: string;
  /** The caller's name, if the transaction is the system's and does not know the caller. */
  person?: string;
  requestId: string;
  /** Shown as the entry's `after`: the caller's address, except of the system's own work. */
  details: { address?: string; session?: string } & Record<string, string | number | boolean | null>;
}

/**
 * Adds an event to the audit log, in a transaction with the company's tenant context. An unknown company has
 * no audit log, so nothing is added.
 */
export async function recordEvent(tx: Tx, companyId: string, event: AuditEvent): Promise<void> {
  const { entity, entityKey, action, details, adminId, person, requestId } = event;
  await sql`insert into audit (company_id, entity, entity_key, action, after, admin_id, request_id, person)
    select company_id, ${entity}, ${entityKey}, ${action}, ${JSON.stringify(details)}::jsonb, ${adminId}, ${requestId},
      coalesce(${person ?? null}, current_setting('app.person', true), '')
    from companies where company_id = ${companyId}`.execute(tx);
}

type Details = AuditEvent['details'];

/** Adds an event of the caller's session, in its transaction. */
export async function recordCallerEvent(
  tx: Tx,
  {
    companyId,
    adminId,
    requestId,
    address,
    sessionId,
  }: Pick<Caller, 'companyId' | 'adminId' | 'requestId' | 'address' | 'sessionId'>,
  { details, ...event }: Pick<AuditEvent, 'entity' | 'entityKey' | 'action'> & { details?: Details },
): Promise<void> {
  const own = { address, session: sessionId, ...details };
  await recordEvent(tx, companyId, { ...event, adminId, requestId, details: own });
}
