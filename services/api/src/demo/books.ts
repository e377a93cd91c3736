import { sql } from 'kysely';
import { asOwner } from '../database/bulk-load.ts';
import type { Tx } from '../database/database.ts';
import { isCashPayment } from '../money/cash-payment.ts';
import { demoPayments } from './orders.ts';

/** Balances that are settled from time to time; a driver's total earnings are only counted. */
const settled = ['money_orders', 'money_driver'];

/**
 * Writes the ledger that the demo's orders would have produced, each entry with its order, and sets the balances to
 * match. Everything was settled two weeks ago, as in a company at work.
 */
export async function writeBooks(tx: Tx, companyId: string): Promise<void> {
  const cash = demoPayments.filter(isCashPayment);
  await sql`
    with posted (holder, holder_id, account, delta, reason, reference, at) as (
      select 'merchant', merchant_id, 'money_orders', merchant_profit, lower(order_status), merchant_order_id, profit_date
      from profits where company_id = ${companyId}
      union all
      select 'driver', o.driver_id, a.account, a.delta, lower(o.status), o.merchant_order_id, o.date_order_delivery_customer_end
      from orders o join drivers d using (company_id, driver_id)
      cross join lateral (select case o.status when 'Delivered' then d.commission_driver else d.commission_return end) c (earned)
      cross join lateral (values ('money_driver', c.earned), ('total_delivery_money', c.earned),
        ('money_orders', case when o.status = 'Delivered' and o.type_payment = any(${cash}) then o.total_price else 0 end)
      ) a (account, delta)
      where o.company_id = ${companyId} and o.status in ('Delivered', 'Returned')
    ), settlement (at) as (select now() - interval '14 days'), entries as (
      select * from posted
      union all
      select holder, holder_id, account, -sum(delta)::bigint, 'settlement', '', s.at
      from posted p cross join settlement s
      where p.at < s.at and account = any(${settled}) group by holder, holder_id, account, s.at
    ), running as (
      select *, (sum(delta) over (partition by holder, holder_id, account order by at, reference
        rows unbounded preceding))::bigint as amount
      from entries where delta <> 0
    )
    insert into ledger (company_id, holder, holder_id, account, amount_from, amount_to, delta, reason, reference, admin_id,
      request_id, happened_at)
    select ${companyId}, holder, holder_id, account, amount - delta, amount, delta, reason, reference, 'system', '', at
    from running order by at, reference, account`.execute(tx);
  const tables = ['merchants', 'drivers'];
  // Each order has its entry already.
  await asOwner(
    tx,
    tables.map((table) => `alter table ${table} disable trigger record_balances`),
  );
  await sql`update merchants m set money_orders = l.amount from (
      select holder_id, sum(delta)::bigint as amount from ledger
      where company_id = ${companyId} and holder = 'merchant' group by 1) l
    where m.company_id = ${companyId} and m.merchant_id = l.holder_id`.execute(tx);
  await sql`update drivers d set money_driver = l.commission, money_orders = l.held, total_delivery_money = l.total from (
      select holder_id, coalesce(sum(delta) filter (where account = 'money_driver'), 0)::bigint as commission,
        coalesce(sum(delta) filter (where account = 'money_orders'), 0)::bigint as held,
        coalesce(sum(delta) filter (where account = 'total_delivery_money'), 0)::bigint as total
      from ledger where company_id = ${companyId} and holder = 'driver' group by 1) l
    where d.company_id = ${companyId} and d.driver_id = l.holder_id`.execute(tx);
  await asOwner(
    tx,
    tables.map((table) => `alter table ${table} enable trigger record_balances`),
  );
}
