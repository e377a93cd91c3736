import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Waits until no other transaction of the company holds the turn that this one now has until its end. */
export async function takeTurn(tx: Tx, companyId: string, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${what} of ${companyId}`}))`.execute(tx);
}
