import { sql } from 'kysely';
import type { TenantContext } from '../database/in-company.ts';
import type { Tx } from '../database/database.ts';

/** Records that the person of the session has just proved to be themselves. */
export async function markProved(tx: Tx, { companyId, sessionId }: TenantContext): Promise<void> {
  await sql`update sessions set confirmed_at = now()
    where company_id = ${companyId} and session_id = ${sessionId}::uuid`.execute(tx);
}

/** Makes the person's other sessions stale: they were opened without the factor that the person has now. */
export async function forgetOtherProofs(
  tx: Tx,
  { companyId, adminId, sessionId }: TenantContext,
): Promise<void> {
  await sql`update sessions set confirmed_at = null
    where company_id = ${companyId} and admin_id = ${adminId} and session_id <> ${sessionId}::uuid`.execute(
    tx,
  );
}
