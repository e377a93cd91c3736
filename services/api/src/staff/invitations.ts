import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@tawseel/api-client/permissions';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';

const validHours = 72;

/** A new invitation. Only its hash is stored: nobody can read its token again. */
export interface Invitation {
  token: string;
  expires_at: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The company that a token names; its secret part proves nothing yet. */
export function companyOf(token: string): string {
  return Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
}

/** The response to a token that is unknown, used or expired: always the same. */
export function invitationEnded(): ApiError {
  return new ApiError('not_found', { message: 'invitationEnded' });
}

/** Gives an account a new invitation, which ends its earlier one. */
export async function invite(tx: Tx, companyId: string, accountId: string): Promise<Invitation> {
  const secret = randomBytes(32).toString('base64url');
  const token = `${Buffer.from(companyId).toString('base64url')}.${secret}`;
  const { rows } = await sql<Pick<Invitation, 'expires_at'>>`update accounts
    set invitation_hash = ${hashOf(token)}, invitation_expires_at = now() + make_interval(hours => ${validHours})
    where company_id = ${companyId} and account_id = ${accountId}
    returning to_json(invitation_expires_at) #>> '{}' as expires_at`.execute(tx);
  return { token, expires_at: rows[0]?.expires_at ?? '' };
}

/** An account with an invitation, and its company. */
export interface Invited {
  account_id: string;
  name: string;
  login: string;
  role: Role;
  has_factor: 'No' | 'Yes';
  was_reset: boolean;
  name_company: string;
  company_status: string;
}

/**
 * The account that a token invites. It stays locked until the transaction ends, so that of two acceptances one is first.
 *
 * @throws ApiError `not_found`
 */
export async function requireInvited(tx: Tx, token: string): Promise<Invited> {
  const companyId = companyOf(token);
  const { rows } = await sql<Invited>`
    select a.account_id, a.name, a.login, a.role, a.has_factor, a.password_reset_at is not null as was_reset, c.name_company, c.status as company_status
    from accounts a join companies c using (company_id)
    where a.company_id = ${companyId} and a.invitation_hash = ${hashOf(token)} and a.invitation_expires_at > now()
      and a.status <> 'Disabled'
    for no key update of a`.execute(tx);
  const [invited] = rows;
  if (!invited) throw invitationEnded();
  return invited;
}
