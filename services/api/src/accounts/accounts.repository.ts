import { randomUUID } from 'node:crypto';
import type { Role } from '@tawseel/api-client/permissions';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { asSystem } from '../database/in-company.ts';
import type { AccountName } from './account-name.ts';

/** An account as a sign-in needs it, with its company. */
export interface SignInAccount {
  account_id: string;
  name: string;
  role: Role;
  status: 'Active' | 'Invited' | 'Disabled';
  password_hash: string | null;
  has_factor: 'No' | 'Yes';
  /** Whether the person has yet to acknowledge a reset of the password. */
  was_reset: boolean;
  name_company: string;
  company_status: string;
}

const signInColumns = sql`a.account_id, a.name, a.role, a.status, a.password_hash, a.has_factor, a.password_reset_at is not null as was_reset, c.name_company, c.status as company_status`;

function signInAccount({ companyId, user }: AccountName, lock = sql``) {
  return sql<SignInAccount>`select ${signInColumns} from accounts a join companies c using (company_id)
    where a.company_id = ${companyId} and a.login = ${user} ${lock}`;
}

/** The account that a sign-in names. */
export async function findAccount(database: Database, name: AccountName): Promise<SignInAccount | undefined> {
  const { rows } = await asSystem(database, name.companyId, (tx) => signInAccount(name).execute(tx));
  return rows[0];
}

/** The same account as it is now. Until the transaction ends, nobody changes it. */
export async function lockAccount(tx: Tx, name: AccountName): Promise<SignInAccount | undefined> {
  const { rows } = await signInAccount(name, sql`for no key update of a`).execute(tx);
  return rows[0];
}

/** A person of a company's staff, or the company's owner, who has no login. */
interface NewAccount {
  companyId: string;
  name: string;
  login?: string;
  accountId?: string;
  role: Role;
  passwordHash: string;
}

/** Adds an account that can sign in at once. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  const { companyId, accountId = randomUUID(), name, login = '', role, passwordHash } = account;
  await tx
    .insertInto('accounts')
    .values({
      company_id: companyId,
      account_id: accountId,
      kind: login ? 'staff' : 'owner',
      name,
      login,
      role,
      status: 'Active',
      password_hash: passwordHash,
      password_since: new Date().toISOString(),
    })
    .execute();
}

/** Sets the password of an account, which can then sign in; its invitation ends. */
export async function setPassword(
  tx: Tx,
  companyId: string,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({
      password_hash: passwordHash,
      password_since: new Date().toISOString(),
      invitation_hash: null,
      invitation_expires_at: null,
    })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('accounts')
    .set({ status: 'Active' })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('status', '!=', 'Active')
    .execute();
}
