import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Marks prices as quoted, once each, so that their amounts stay. It is no change of theirs for the audit log. */
export async function keepAmounts(tx: Tx, companyId: string, priceIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ trail: string | null }>`
    select current_setting('app.trail', true) as trail, set_config('app.trail', 'off', true)`.execute(tx);
  await sql`update prices set is_quoted = 'Yes' where company_id = ${companyId} and is_quoted = 'No' and price_id in (
    select price_id from prices where company_id = ${companyId} and price_id = any(${priceIds}::bigint[])
    order by price_id for no key update)`.execute(tx);
  await sql`select set_config('app.trail', ${rows[0]?.trail ?? ''}, true)`.execute(tx);
}
