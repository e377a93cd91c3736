import { randomUUID } from 'node:crypto';
import type { StaffCreation, StaffUpdate } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { endSessionsFor } from '../session/end-sessions.ts';
import { invite, type Invitation } from './invitations.ts';
import { refuseLookAlike } from './look-alike-logins.ts';

/** Changes of a company's people follow one another, so that two of them cannot leave it without an owner. */
async function lockStaff(tx: Tx, companyId: string) {
  await sql`select from companies where company_id = ${companyId} for no key update`.execute(tx);
}

async function requirePerson(tx: Tx, companyId: string, accountId: string) {
  const person = await tx
    .selectFrom('accounts')
    .select(['kind', 'name', 'login', 'role', 'status', 'password_since'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw notFound();
  return person;
}

async function requireOwner(tx: Tx, companyId: string) {
  const { rows } = await sql`select 1 from accounts
    where company_id = ${companyId} and role = 'Owner' and status = 'Active' limit 1`.execute(tx);
  if (rows.length === 0) throw new ApiError('last_owner');
}

/** Adds a person, who signs in once they have accepted the invitation. */
export async function createPerson(
  tx: Tx,
  { companyId }: Caller,
  person: StaffCreation,
): Promise<Invitation> {
  const account_id = randomUUID();
  await lockStaff(tx, companyId);
  await refuseLookAlike(tx, companyId, { account_id, login: person.login });
  await tx
    .insertInto('accounts')
    .values({ ...person, company_id: companyId, account_id, kind: 'staff', status: 'Invited' })
    .execute();
  return invite(tx, companyId, account_id);
}

/**
 * Changes a person. A change of role, login or status ends their sessions.
 *
 * @throws ApiError `last_owner` if no active owner would be left
 */
export async function updatePerson(tx: Tx, caller: Caller, update: StaffUpdate): Promise<void> {
  const { companyId } = caller;
  const { account_id: accountId, name, login, role } = update;
  await lockStaff(tx, companyId);
  const present = await requirePerson(tx, companyId, accountId);
  if (login === '' && present.kind === 'staff') throw invalid({ login: 'required' });
  if (login !== present.login) await refuseLookAlike(tx, companyId, { account_id: accountId, login });
  const enabled = present.password_since === null ? 'Invited' : 'Active';
  const next = {
    // The company's own account signs in without a user.
    login: present.kind === 'owner' ? '' : login,
    role,
    status: update.status === 'Disabled' ? update.status : enabled,
  } as const;
  await tx
    .updateTable('accounts')
    .set({ name, ...next })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
  await requireOwner(tx, companyId);
  const isSame = next.login === present.login && next.role === present.role && next.status === present.status;
  if (!isSame) await endSessionsFor(tx, caller, { accountId });
}

/**
 * Gives an invited person of the staff a new invitation.
 *
 * @throws ApiError `in_use` if the person has accepted one: a new password would be a reset
 */
export async function renewInvitation(tx: Tx, { companyId }: Caller, accountId: string): Promise<Invitation> {
  const { kind, status, password_since } = await requirePerson(tx, companyId, accountId);
  if (kind === 'owner' || status === 'Disabled') throw notFound();
  if (password_since !== null) throw new ApiError('in_use', { message: 'personHasPassword' });
  return invite(tx, companyId, accountId);
}

/**
 * Ends the password and the sessions of another person of the staff, and invites them to choose a new password. The audit
 * log names both, and the person is told at the next sign-in.
 */
export async function resetPassword(tx: Tx, caller: Caller, accountId: string): Promise<Invitation> {
  const { companyId, adminId } = caller;
  const { kind, status, name, login } = await requirePerson(tx, companyId, accountId);
  if (kind === 'owner' || status !== 'Active' || accountId === adminId) throw notFound();
  await sql`update accounts set password_hash = null, password_reset_at = now(),
      password_reset_by = current_setting('app.person')
    where company_id = ${companyId} and account_id = ${accountId}`.execute(tx);
  await endSessionsFor(tx, caller, { accountId });
  const details = { name, login };
  await recordCallerEvent(tx, caller, {
    entity: 'account',
    entityKey: accountId,
    action: 'password_reset',
    details,
  });
  return invite(tx, companyId, accountId);
}

/**
 * Withdraws the invitation of a person who never signed in.
 *
 * @throws ApiError `in_use` for anybody else: the ledger and the audit log name them
 */
export async function deletePerson(tx: Tx, { companyId }: Caller, accountId: string): Promise<void> {
  await lockStaff(tx, companyId);
  const { password_since } = await requirePerson(tx, companyId, accountId);
  if (password_since !== null) throw new ApiError('in_use', { message: 'personHasSignedIn' });
  await tx
    .deleteFrom('accounts')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
}
