import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Compares what drivers reported with the movements and attempts of the orders. */
export async function checkEvents(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select e.company_id as "companyId", format('Report %s of driver %s (%s) was applied, and order %s does not have it.',
      e.event_id, e.driver_id, e.kind, e.merchant_order_id) as what
    from driver_events e
    where e.outcome = 'Applied' and e.kind in ('delivered', 'failed') and e.undone_at is null
      and not exists (select from movements m where m.company_id = e.company_id and m.client_id = e.event_id
        and m.merchant_order_id = e.merchant_order_id and m.merchant_id = e.merchant_id)
      and not exists (select from attempts a where a.company_id = e.company_id and a.client_id = e.event_id
        and a.merchant_order_id = e.merchant_order_id and a.merchant_id = e.merchant_id)
    union all
    select p.company_id, format('Proof %s is not of the order of its report.', p.proof_id)
    from driver_proofs p join driver_events e using (company_id, event_id)
    where (p.merchant_order_id, p.merchant_id) is distinct from (e.merchant_order_id, e.merchant_id)`.execute(
    tx,
  );
  return rows;
}
