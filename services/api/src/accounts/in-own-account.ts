import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { inCompany, type TenantContext } from '../database/in-company.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Runs a change of the caller's own account in one transaction, after every other one that has locked the account. One that
 * ended the session in the meantime, such as the disabling of the person or an operator's reset, is not undone.
 *
 * @throws ApiError `unauthorised`
 */
export async function inOwnAccount<T>(
  database: Database,
  caller: TenantContext,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { companyId, adminId, sessionId } = caller;
  return inCompany(database, caller, async (tx) => {
    await sql`select from accounts where company_id = ${companyId} and account_id = ${adminId}
      for no key update`.execute(tx);
    // A statement of its own, which sees what was committed while the one before waited.
    const { rows } = await sql`select 1 from sessions
      where company_id = ${companyId} and session_id = ${sessionId}`.execute(tx);
    if (rows.length === 0) throw new ApiError('unauthorised');
    return work(tx);
  });
}
