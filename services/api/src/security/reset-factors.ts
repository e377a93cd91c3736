import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { endSessions } from '../session/sessions.ts';

/** Removes every factor of an account and ends its sessions: the person has lost their factors, or somebody else has them. */
export async function resetFactors(tx: Tx, companyId: string, accountId: string): Promise<void> {
  await sql`select reset_factors(${accountId})`.execute(tx);
  await endSessions(tx, { companyId, accountId });
}
