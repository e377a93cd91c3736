import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Compares the rows of imports with their orders: each became one order, which no other row became. */
export async function checkOrderImports(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with added as (
      select r.* from order_import_rows r join order_imports i using (company_id, import_id) where i.state = 'Added'
    )
    select a.company_id as "companyId",
      format('Row %s of import %s became order %s of merchant %s, which does not exist.', row_number, import_id,
        merchant_order_id, merchant_id) as what
    from added a
    where not exists (select from orders o where o.company_id = a.company_id
        and o.merchant_order_id = a.merchant_order_id and o.merchant_id = a.merchant_id)
      and not exists (select from deleted_orders d where d.company_id = a.company_id
        and d.merchant_order_id = a.merchant_order_id and d.merchant_id = a.merchant_id)
    union all
    select company_id, format('%s imported rows became order %s of merchant %s.', count(*), merchant_order_id, merchant_id)
    from added group by company_id, merchant_order_id, merchant_id having count(*) > 1`.execute(tx);
  return rows;
}
