import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Compares each handover with its lines, its journal and its reversal. */
export async function checkHandovers(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with line as (
      select company_id, handover_id, count(*) as orders, sum(amount) as amount from handover_orders group by 1, 2
    ), posted as (
      select company_id, journal_id, -sum(amount) filter (where account = 'driver_cash') as expected,
        sum(amount) filter (where account = 'cash_box') as counted,
        sum(amount) filter (where account = 'driver_commission') as kept
      from postings group by 1, 2
    )
    select h.company_id as "companyId", format('Handover %s of driver %s expects %s JD for %s orders: its lines and its journal '
      'say otherwise.', handover_id, driver_id, h.expected * 0.001, h.orders) as what
    from handovers h left join line l using (company_id, handover_id) left join posted p using (company_id, journal_id)
    where coalesce(l.orders, 0) <> h.orders or coalesce(l.amount, 0) + h.other <> h.expected
      or (coalesce(p.expected, 0), coalesce(p.counted, 0), coalesce(p.kept, 0)) <> (h.expected, h.counted, h.commission_kept)
    union all
    select h.company_id, format('Handover %s is %s, its journal is not.', handover_id, lower(state))
    from handovers h left join journals r on r.company_id = h.company_id and r.reverses = h.journal_id
    where h.reversed_by <> coalesce(r.journal_id, 0)`.execute(tx);
  return rows;
}

/** Compares the orders that drivers hold or handed over with what their deliveries posted: each is there once. */
export async function checkHeldOrders(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with collected as (
      select p.company_id, p.journal_id, p.holder_id as driver_id, p.amount
      from journals j join postings p using (company_id, journal_id)
      where j.kind in ('delivered', 'returned') and p.account = 'driver_cash'
        and not exists (select from journals r where r.company_id = j.company_id and r.reverses = j.journal_id)
    ), kept as (
      select company_id, journal_id, driver_id, amount from held_orders
      union all
      select l.company_id, l.journal_id, l.driver_id, l.amount
      from handover_orders l join handovers h using (company_id, handover_id) where l.is_live and h.reversed_by = 0
    )
    select k.company_id as "companyId", format('Driver %s holds or handed over %s JD of journal %s: it is not what the order '
      'posted, or twice.', k.driver_id, k.amount * 0.001, journal_id) as what
    from kept k left join collected c using (company_id, journal_id, driver_id, amount)
    where c.journal_id is null
      or exists (select from held_orders h join handover_orders l using (company_id, journal_id)
        where l.is_live and h.company_id = k.company_id and h.journal_id = k.journal_id)`.execute(tx);
  return rows;
}
