import { sql } from 'kysely';

const order = sql`company_id, merchant_order_id, merchant_id`;

/** Orders whose facts do not agree, each counted by what is wrong with it. */
export const disagreements = sql<{ fact: string; orders: number }>`
  select 'on two open runs' as fact, count(*)::int as orders from (
    select from run_lines where is_open group by ${order} having count(*) > 1) l
  union all
  select 'not where it was moved to', count(*)::int from orders o left join lateral (
    select to_place from movements m where m.company_id = o.company_id and m.merchant_order_id = o.merchant_order_id
      and m.merchant_id = o.merchant_id order by seq desc limit 1) m on true
  where o.place <> coalesce(m.to_place, 'Merchant')
  union all
  select 'moved from elsewhere', count(*)::int from (
    select from_place, lag(to_place, 1, 'Merchant') over (partition by ${order} order by seq) as before from movements) m
  where from_place <> before
  union all
  select 'with attempts that are not numbered one by one', count(*)::int from (
    select n, row_number() over (partition by ${order} order by n) as nth from attempts) a where n <> nth
  union all
  select 'with a scan that was done twice', count(*)::int from (
    select client_id from (select client_id from movements union all select client_id from attempts) s
    where client_id is not null group by 1 having count(*) > 1) s
  union all
  select 'whose visits took other money than its driver has', count(*)::int from orders o
    left join (select ${order}, sum(amount_taken) as amount from attempts
      where not is_reversed and outcome <> 'Failed' group by 1, 2, 3) a using (${order})
    left join (select ${order}, sum(amount) as amount, count(*) as cash from held_orders group by 1, 2, 3) h using (${order})
  where coalesce(a.amount, 0) <> coalesce(h.amount, 0) or h.cash > 1
    or (h.cash = 1 and o.status not in ('Delivered', 'Returned'))
  union all
  select 'open on a run that is closed', count(*)::int from run_lines join runs using (company_id, run_id)
  where is_open and state = 'Closed'
  union all
  select 'on an open run though it has ended', count(*)::int from run_lines join orders using (${order})
  where is_open and status in ('Delivered', 'Returned', 'Cancelled')`;
