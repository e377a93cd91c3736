import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { acrossCompanies } from '../database/in-company.ts';
import { usualSettings } from './settings.ts';

/** Deletes photos and signatures of receivers that their companies retain no longer. */
export async function deleteOldProofs(database: Database): Promise<void> {
  const perStatement = 200;
  for (;;) {
    const { numAffectedRows } = await acrossCompanies(database, (tx) =>
      sql`delete from driver_proofs where (company_id, proof_id) in (
        select p.company_id, p.proof_id from driver_proofs p left join driver_app_settings s using (company_id)
        where p.received_at < now() - make_interval(months => coalesce(s.proof_months, ${usualSettings.proof_months}::int))
        limit ${sql.lit(perStatement)})`.execute(tx),
    );
    if ((numAffectedRows ?? 0n) < perStatement) return;
  }
}
