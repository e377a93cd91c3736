import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** Number of a driver or merchant, by which their days of handovers and payments differ. */
const numberOf = (id: string) => sql`substr(${sql.ref(id)}, 3)::int`;

/** Whether a driver hands over on a day: each misses one of nine, and the cash box is closed on Fridays. */
const handsOver = (day: ReturnType<typeof sql>) =>
  sql`(extract(dow from ${day}) <> 5 and (current_date - (${day}) + ${numberOf('o.driver_id')}) % 9 <> 0)`;

/**
 * Collects, as the table `ended` of this transaction, the orders of a company that ended: what they moved, when their cash is
 * handed over, with which handover the driver keeps the commission, and when the merchant's payout is drafted.
 */
export async function collectEnded(tx: Tx, companyId: string): Promise<void> {
  await sql`
    create temp table ended on commit drop as
    -- Of the moments that follow, from the last backwards: each row is added once.
    select *, min(handed_at) filter (where held > 0)
        over (partition by driver_id order by happened_at desc, merchant_order_id desc rows unbounded preceding) as kept_at,
      -- A return waits for the next delivery, whose price covers it.
      min(due_on) filter (where kind = 'delivered')
        over (partition by merchant_id order by happened_at desc, merchant_order_id desc rows unbounded preceding)
        + time '09:10' as drafted_at
    from (
      select p.company_id, p.merchant_order_id, p.merchant_id, o.driver_id, lower(p.order_status) as kind,
        p.profit_date as happened_at, p.delivery_price as fee, p.merchant_profit as payable,
        case p.order_status when 'Delivered' then d.commission_driver else d.commission_return end as earned,
        case when p.order_status = 'Delivered' and o.collector = 'Driver' then p.total_price else 0 end as held,
        case when p.order_status = 'Delivered' and o.collector = 'Company' then p.total_price else 0 end as cleared,
        -- In the evening; after a Friday, in the morning.
        (case when ${handsOver(sql`e.day`)} then e.day when ${handsOver(sql`e.day + 1`)} then e.day + 1 else e.day + 2 end
          + case when extract(dow from e.day) in (4, 5) and not ${handsOver(sql`e.day`)} then time '09:00' else time '18:00' end
          + ${numberOf('o.driver_id')} * interval '3 minutes')::timestamptz as handed_at,
        e.day + 1 + (array_position('{Sunday,Monday,Tuesday,Wednesday,Thursday}', coalesce(t.weekday, 'Thursday')) + 6
          - extract(dow from e.day + 1)::int) % 7 as due_on
      from profits p
        join orders o using (company_id, merchant_order_id, merchant_id)
        join drivers d on d.company_id = o.company_id and d.driver_id = o.driver_id
        left join payout_terms t on t.company_id = p.company_id and t.merchant_id = p.merchant_id
        cross join lateral (select p.profit_date::date as day) e
      where p.company_id = ${companyId}) moved`.execute(tx);
  await sql`alter table ended alter drafted_at type timestamptz`.execute(tx);
  await sql`analyze ended`.execute(tx);
}
