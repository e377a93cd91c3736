import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { usualReasons } from '../database/migrations/usual-failure-reasons.ts';

/** Adds the usual reasons of failed attempts to a new company, whose audit log begins after them. */
export async function addUsualReasons(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await sql<{ trail: string | null }>`
    select current_setting('app.trail', true) as trail, set_config('app.trail', 'off', true)`.execute(tx);
  await tx
    .insertInto('failure_reasons')
    .values(usualReasons.map((reason) => ({ ...reason, company_id: companyId, state: 'Active' as const })))
    .execute();
  await sql`select set_config('app.trail', ${rows[0]?.trail ?? ''}, true)`.execute(tx);
}
