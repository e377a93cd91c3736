import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { personOf } from './person-of.ts';

/** Shortages are a few dinars; what is over, less. */
const difference = sql`case when expected < 5000 then 0 when number % 41 = 7 then -250 * (1 + number % 5)
  when number % 97 = 11 then 500 else 0 end`;

/** Adds the handovers of the orders that have ended: a driver's cash of a day or two, less the commission that the driver keeps. */
export async function addHandovers(tx: Tx, companyId: string): Promise<void> {
  await sql`
    with handed as (
      select driver_id, handed_at, count(*) as orders, sum(held)::bigint as expected from ended
      where held > 0 and handed_at <= now() group by 1, 2
    ), kept as (
      select driver_id, kept_at as handed_at, sum(earned)::bigint as earned from ended group by 1, 2
    ), numbered as (
      select *, row_number() over (order by handed_at, driver_id) as number
      from handed join kept using (driver_id, handed_at)
    )
    insert into handovers (company_id, handover_id, happened_at, driver_id, name_driver, orders, other, expected, counted,
      commission_kept, difference_reason, person, admin_id, journal_id)
    select ${companyId}, number, handed_at, driver_id, name_driver, orders, 0, expected, expected - kept + difference, kept,
      case when difference < 0 then 'ورقة نقدية ناقصة عند العدّ' when difference > 0 then 'فكّة لم يأخذها الزبون' end,
      a.name, a.account_id, 0
    from numbered n
      join drivers d using (driver_id)
      cross join ${personOf(companyId, sql`'Cashier'`)} a
      cross join lateral (select least(earned, expected) as kept, ${difference} as difference) c
    where d.company_id = ${companyId}`.execute(tx);
}

/** Names the journals of the handovers, and the orders that they have, or that drivers hold. */
export async function addHandedOrders(tx: Tx, companyId: string): Promise<void> {
  await sql`update handovers h set journal_id = j.journal_id from journals j
    where h.company_id = ${companyId} and j.company_id = h.company_id and j.kind = 'handover'
      and j.reference = h.handover_id::text`.execute(tx);
  const columns = sql`company_id, journal_id, driver_id, merchant_order_id, merchant_id, amount, collected_at`;
  await sql`
    with collected as (
      select e.company_id, j.journal_id, e.driver_id, e.merchant_order_id, e.merchant_id, e.held as amount,
        e.happened_at as collected_at, h.handover_id
      from ended e
        join journals j on j.company_id = e.company_id and j.kind = e.kind and j.reference = e.merchant_order_id
          and j.merchant_id = e.merchant_id
        left join handovers h on h.company_id = e.company_id and h.driver_id = e.driver_id and h.happened_at = e.handed_at
      where e.held > 0
    ), handed as (
      insert into handover_orders (handover_id, ${columns}) select handover_id, ${columns} from collected
      where handover_id is not null
    )
    insert into held_orders (${columns}) select ${columns} from collected where handover_id is null`.execute(
    tx,
  );
}
