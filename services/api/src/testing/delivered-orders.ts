import { sql } from 'kysely';
import { bulkLoad } from '../database/bulk-load.ts';
import type { Database } from '../database/database.ts';

/**
 * Adds merchants `M-1` and so on, with delivered orders of driver `D-1` as their deliveries would have posted them: `orders` of
 * the first merchant, one of each other. The price of order `n` is 3.141 JD and 7 fils for each `n`, the fee 2 JD.
 */
export async function addDelivered(
  database: Database,
  companyId: string,
  { merchants, orders }: { merchants: number; orders: number },
): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${companyId}, true), set_config('app.trail', 'off', true)`.execute(
      tx,
    );
    await sql`insert into merchants (company_id, merchant_id, password, full_name, shop_name, working_hours, city, phone, email,
        status) select ${companyId}, 'M-' || n, '', 'تاجر ' || n, 'متجر', '9-5', 'عمان', '078' || n, 'm' || n, 'Active'
      from generate_series(1, ${merchants}::int) n`.execute(tx);
    await bulkLoad(tx, ['orders', 'profits'], async () => {
      await sql`insert into orders (company_id, merchant_order_id, merchant_id, driver_id, name_order, name_shop, city_order,
        address_order, name_customer, phone_customer, status, total_price, type_payment, date_order_delivery_customer)
      select ${companyId}, 'O-' || n, 'M-' || greatest(1, n - ${orders - 1}::int), 'D-1', 'حذاء', 'متجر', 'عمان', 'شارع',
        'ليلى ' || n, '0790000000', 'Delivered', 3141 + n * 7, 'Cash', now()
      from generate_series(1, ${orders + merchants - 1}::int) n`.execute(tx);
      await sql`insert into profits (company_id, merchant_order_id, merchant_id, total_price, delivery_price, merchant_profit,
        order_status) select company_id, merchant_order_id, merchant_id, total_price, 2000, total_price - 2000, 'Delivered'
      from orders where company_id = ${companyId}`.execute(tx);
    });
    await sql`
      with ended as (
        insert into journals (company_id, kind, reference, merchant_id)
        select company_id, 'delivered', merchant_order_id, merchant_id from profits where company_id = ${companyId}
        order by substr(merchant_order_id, 3)::int returning company_id, journal_id, reference, merchant_id
      )
      insert into postings (company_id, journal_id, account, holder_id, amount)
      select e.company_id, journal_id, l.account, l.holder, l.amount from ended e
        join profits p on p.company_id = e.company_id and p.merchant_order_id = e.reference
        cross join lateral (values ('driver_cash', 'D-1', total_price), ('merchant_payable', e.merchant_id, -merchant_profit),
          ('delivery_fees', '', -delivery_price)) l (account, holder, amount)
      order by journal_id`.execute(tx);
    // A database in use has statistics.
    await sql`analyze merchants, orders, profits, journals, postings, unpaid_lines, held_orders`.execute(tx);
  });
}
