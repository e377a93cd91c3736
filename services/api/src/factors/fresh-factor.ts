import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inCompany, type TenantContext } from '../database/in-company.ts';
import { ApiError } from '../errors/api-error.ts';
import { readFactors } from './person-factors.ts';
import type { Visit } from './person.ts';
import { requestFactor } from './request-factor.ts';

/** How long a proof counts as fresh. */
const freshMinutes = 10;

/**
 * Checks that the person of the session has proved to be themselves lately, by signing in or by `ConfirmFactor`. In a
 * transaction of its own: the challenge of a passkey must outlive the refusal.
 *
 * @throws ApiError `factor_stale`, with what the person can prove by
 */
export async function requireFreshFactor(
  database: Database,
  caller: TenantContext,
  visit: Visit,
): Promise<void> {
  const factor = await inCompany(database, caller, async (tx) => {
    const { rows } = await sql`select from sessions
      where company_id = ${caller.companyId} and session_id = ${caller.sessionId}::uuid
        and confirmed_at > now() - make_interval(mins => ${freshMinutes})`.execute(tx);
    return rows.length > 0 ? undefined : requestFactor(tx, visit, await readFactors(tx, visit));
  });
  if (factor) throw new ApiError('factor_stale', { factor });
}
