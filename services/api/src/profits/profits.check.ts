import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Compares every completed order, also deleted ones, with its profit row. */
export async function checkProfits(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with ended as (
      select company_id, merchant_order_id, merchant_id, status, total_price from orders
      union all select company_id, merchant_order_id, merchant_id, status, total_price from deleted_orders
    )
    select company_id as "companyId", format('Order %s of merchant %s is %s (%s JD), its profit row says %s (%s JD).',
      merchant_order_id, merchant_id, coalesce(o.status, 'absent'), o.total_price * 0.001,
      coalesce(p.order_status, 'nothing'), p.total_price * 0.001) as what
    from (select * from ended where status in ('Delivered', 'Returned')) o
    full join (select * from profits where reversed_by = 0) p using (company_id, merchant_order_id, merchant_id)
    where o.status is distinct from p.order_status or o.total_price is distinct from p.total_price`.execute(
    tx,
  );
  return rows;
}
