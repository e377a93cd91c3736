import { sql } from 'kysely';
import { checkSignatures } from '../contracts/contracts.evidence.ts';
import type { Database, Tx } from '../database/database.ts';
import { acrossCompanies } from '../database/in-company.ts';

/** Something that does not hold, in one sentence. */
export interface Finding {
  companyId: string;
  what: string;
}

/**
 * Proves the books: every balance equals its ledger, every profit row its order, every kept count its rows, and every
 * signed contract its evidence.
 *
 * @returns what does not hold; nothing where all does
 */
export async function checkBooks(database: Database): Promise<Finding[]> {
  return acrossCompanies(database, async (tx) => [
    ...(await balances(tx)),
    ...(await profits(tx)),
    ...(await tallies(tx)),
    ...(await checkSignatures(tx)),
  ]);
}

async function balances(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with accounts as (
      select company_id, 'driver' as holder, driver_id as holder_id, a.account, a.amount
      from drivers cross join lateral (values ('money_driver', money_driver), ('money_orders', money_orders),
        ('total_delivery_money', total_delivery_money)) a (account, amount)
      union all select company_id, 'merchant', merchant_id, 'money_orders', money_orders from merchants
    ), booked as (
      select company_id, holder, holder_id, account, sum(delta) as amount from ledger group by 1, 2, 3, 4
    )
    select company_id as "companyId", format('%s of %s %s is %s JD, its ledger says %s JD.', account, holder, holder_id,
      coalesce(a.amount, 0) * 0.001, coalesce(b.amount, 0) * 0.001) as what
    from accounts a full join booked b using (company_id, holder, holder_id, account)
    where coalesce(a.amount, 0) <> coalesce(b.amount, 0)`.execute(tx);
  const broken = await sql<Finding>`
    select company_id as "companyId", format('Ledger entry %s of %s %s does not follow the one before it.', entry_id, holder,
      holder_id) as what
    from (select *, lag(amount_to, 1, 0::bigint) over (partition by company_id, holder, holder_id, account order by entry_id)
      as was from ledger) l
    where amount_from <> was`.execute(tx);
  return [...rows, ...broken.rows];
}

async function profits(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with ended as (
      select company_id, merchant_order_id, merchant_id, status, total_price from orders
      union all select company_id, merchant_order_id, merchant_id, status, total_price from deleted_orders
    )
    select company_id as "companyId", format('Order %s of merchant %s is %s (%s JD), its profit row says %s (%s JD).',
      merchant_order_id, merchant_id, coalesce(o.status, 'absent'), o.total_price * 0.001,
      coalesce(p.order_status, 'nothing'), p.total_price * 0.001) as what
    from (select * from ended where status in ('Delivered', 'Returned')) o
    full join profits p using (company_id, merchant_order_id, merchant_id)
    where o.status is distinct from p.order_status or o.total_price is distinct from p.total_price`.execute(
    tx,
  );
  return rows;
}

async function tallies(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with counted as (
      select company_id, 'drivers' as name, '' as key, count(*) as amount from drivers where deleted_at is null group by 1
      union all select company_id, 'cars', '', count(*) from cars where deleted_at is null group by 1
      union all select company_id, 'cities', '', count(*) from cities where deleted_at is null group by 1
      union all select company_id, 'merchants', '', count(*) from merchants where deleted_at is null group by 1
      union all select company_id, 'orders', '', count(*) from orders group by 1
      union all select company_id, 'orders_by_city', city_order, count(*) from orders group by 1, 3
      union all select company_id, 'deleted_orders', '', count(*) from deleted_orders group by 1
      union all select company_id, 'profits', '', count(*) from profits group by 1
      union all select company_id, 'profits_total', '', sum(delivery_price) from profits group by 1
      union all select company_id, 'expenses', '', count(*) from expenses group by 1
      union all select company_id, 'expenses_total', '', sum(amount) from expenses group by 1
      union all select company_id, 'payments', '', count(*) from payments group by 1
      union all select company_id, 'contracts', '', count(*) from contracts group by 1
    )
    select company_id as "companyId", format('The kept count %s %s is %s, its rows make %s.', name, key,
      coalesce(t.amount, 0), coalesce(c.amount, 0)) as what
    from tallies t full join counted c using (company_id, name, key)
    where coalesce(t.amount, 0) <> coalesce(c.amount, 0)`.execute(tx);
  return rows;
}
