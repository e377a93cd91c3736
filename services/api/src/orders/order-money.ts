import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';

/**
 * Sums of the ledger entries of ended orders, as one JSON text in JD.
 *
 * An entry names an order by its id, which two merchants may both use. The audit log knows which request ended the order;
 * the entries of that request are the order's own. Orders without an audit entry (demo data) go by id and holder alone.
 */
export function postedMoney(companyId: string, keys: readonly OrderKey[]) {
  const orders = keys.map((key) => key.merchant_order_id);
  const merchants = keys.map((key) => key.merchant_id);
  const posted = (holder: string, account: string) =>
    sql`coalesce(sum(l.delta) filter (where l.holder = ${holder} and l.account = ${account}), 0) * 0.001`;
  return sql<{ summary: string }>`
    with ended as materialized (
      select o.merchant_order_id, o.merchant_id, o.driver_id, (
        select a.request_id from audit a
        where a.company_id = ${companyId} and a.entity = 'order' and a.action = 'update'
          and a.entity_key = o.merchant_order_id || ' / ' || o.merchant_id and a.after ->> 'merchant_id' = o.merchant_id
          and a.before ->> 'status' <> o.status and a.after ->> 'status' = o.status
        order by a.entry_id limit 1) as request_id
      from orders o
      join (select distinct * from unnest(${orders}::text[], ${merchants}::text[]) k (merchant_order_id, merchant_id)) k
        using (merchant_order_id, merchant_id)
      where o.company_id = ${companyId} and o.status in ('Delivered', 'Returned')
    )
    select json_build_object(
      'ended', (select count(*) from ended),
      'merchant_balance', ${posted('merchant', 'money_orders')},
      'driver_order_money', ${posted('driver', 'money_orders')},
      'driver_commission', ${posted('driver', 'money_driver')}
    )::text as summary
    from ended e
    join ledger l on l.company_id = ${companyId} and l.reference = e.merchant_order_id
      and l.reason in ('delivered', 'returned')
      and l.holder_id = case l.holder when 'merchant' then e.merchant_id else e.driver_id end
      and (e.request_id is null or l.request_id = e.request_id)`;
}
