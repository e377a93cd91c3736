import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Takes turns as {@link takeTurn} does, all in one order, so that two transactions do not wait for each other. */
export async function takeTurns(tx: Tx, companyId: string, names: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(turn) from (
    select distinct hashtext(name || ${` of ${companyId}`}) as turn from unnest(${names}::text[]) name order by 1) turns`.execute(
    tx,
  );
}

/** Waits until no other transaction of the company holds the turn that this one now has until its end. */
export async function takeTurn(tx: Tx, companyId: string, what: string): Promise<void> {
  await takeTurns(tx, companyId, [what]);
}
