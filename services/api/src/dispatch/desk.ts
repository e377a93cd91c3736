import type { OrderKey } from '@tawseel/api-client/schemas';
import { sql, type RawBuilder } from 'kysely';
import { stagesOf } from '../open-orders/stages.ts';

const columns = sql`company_id, merchant_order_id, merchant_id, city_order, status, place, attempts, next_attempt_on`;

/** Parcels that wait, by city, as one JSON text. Orders that have ended are read by the index of those on the way alone. */
export function deskQuery(companyId: string): RawBuilder<{ summary: string }> {
  const { collect, branch, out, decide, return: back } = stagesOf(sql`o`);
  const count = (condition: RawBuilder<unknown>) => sql`(count(*) filter (where ${condition}))::int`;
  return sql`
    with moving as (
      select ${columns}, coalesce(moved_at, date_order_start) as since from orders
      where company_id = ${companyId} and status in ('Pending', 'Accepted', 'Picked Up', 'In Transit')
      union all
      select ${columns}, coalesce(moved_at, date_order_start) from orders
      where company_id = ${companyId} and place in ('Branch', 'Driver') and status in ('Returned', 'Cancelled')
    )
    select coalesce(json_agg(c order by c.city_order), '[]')::text as summary from (
      select city_order, ${count(collect)} as collect, ${count(branch)} as branch, ${count(out)} as out,
        ${count(decide)} as decide, ${count(back)} as return, min(since) as oldest
      from moving o group by city_order) c`;
}

/** Drivers for some orders, those who serve most of their cities first, then those with the fewest open orders, as one JSON text. */
export function proposalQuery(
  companyId: string,
  orders: readonly OrderKey[],
): RawBuilder<{ summary: string }> {
  const ids = orders.map((order) => order.merchant_order_id);
  const merchants = orders.map((order) => order.merchant_id);
  return sql`
    with wanted as (
      select o.city_order from orders o
      join unnest(${ids}::text[], ${merchants}::text[]) k (merchant_order_id, merchant_id) using (merchant_order_id, merchant_id)
      where o.company_id = ${companyId}
    ), served as (
      select d.driver_id, count(*)::int as cities
      from wanted w join cities c on c.company_id = ${companyId} and c.city = w.city_order and c.deleted_at is null
      cross join lateral (
        select distinct driver_id from unnest(array[c.driver1_id, c.driver2_id, c.driver3_id]) driver_id) d
      where d.driver_id is not null group by 1
    ), loads as (
      select driver_id, count(*)::int as open from orders
      where company_id = ${companyId} and status in ('Pending', 'Accepted', 'Picked Up', 'In Transit') and driver_id is not null
      group by 1
    )
    select coalesce(json_agg(p order by p.cities desc, p.open, p.driver_id), '[]')::text as summary from (
      select d.driver_id, d.name_driver, coalesce(s.cities, 0) as cities, coalesce(l.open, 0) as open
      from drivers d left join served s using (driver_id) left join loads l using (driver_id)
      where d.company_id = ${companyId} and d.deleted_at is null and d.status = 'Active'
      order by coalesce(s.cities, 0) desc, coalesce(l.open, 0), d.driver_id limit 10) p`;
}
