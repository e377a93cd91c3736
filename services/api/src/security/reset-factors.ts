import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Removes every factor of an account, in the context of an owner or of the system, who cannot read them. */
export async function resetFactors(tx: Tx, accountId: string): Promise<void> {
  await sql`select reset_factors(${accountId})`.execute(tx);
}
