import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** One sentence with the money of a company by place. */
interface Identity extends Finding {
  holds: boolean;
}

/**
 * Compares what delivered orders collected, by their profit rows, with where it is by the balances of accounts, and where it
 * went by postings: three records that are written apart. One statement reads one snapshot.
 */
export async function readIdentities(tx: Tx): Promise<Identity[]> {
  const { rows } = await sql<Identity>`
    with journal as (
      select company_id, journal_id, sum(amount) filter (where account in ('driver_cash', 'driver_shortage', 'cash_box',
        'clearing', 'bank')) as money, sum(amount) filter (where account = 'driver_commission') as commission,
        bool_or(account = 'opening') as is_opening
      from postings group by 1, 2
    ), kinds as (
      -- A reversal counts as what it reverses.
      select j.company_id, j.journal_id, coalesce(r.kind, j.kind) as kind
      from journals j left join journals r on r.company_id = j.company_id and r.journal_id = j.reverses
    ), orders_ended as (
      select distinct j.company_id, j.reference, j.merchant_id from journals j left join journal using (company_id, journal_id)
      where j.kind in ('delivered', 'returned') and is_opening is not true
        and not exists (select from journals r where r.company_id = j.company_id and r.reverses = j.journal_id)
    ), collected as (
      select p.company_id, sum(merchant_profit + delivery_price) as amount
      from profits p join orders_ended o
        on o.company_id = p.company_id and o.reference = p.merchant_order_id and o.merchant_id = p.merchant_id
      where reversed_by = 0 group by 1
    ), moved as (
      select company_id, -sum(money) filter (where kind in ('payout', 'settlement') and not is_opening) as paid,
        sum(commission) filter (where kind = 'handover') as kept,
        -sum(money) filter (where kind in ('expense', 'move', 'count', 'shortage', 'handover') and not is_opening) as spent,
        sum(money) filter (where kind in ('opening', 'adjustment') or is_opening) as set
      from journal join kinds using (company_id, journal_id) group by 1
    ), held as (
      select company_id, sum(balance) filter (where account = 'driver_cash') as drivers,
        sum(balance) filter (where account = 'driver_shortage') as shortages,
        sum(balance) filter (where account = 'cash_box') as cash_box,
        sum(balance) filter (where account = 'clearing') as clearing, sum(balance) filter (where account = 'bank') as bank
      from book_accounts group by 1
    ), amounts as (
      select company_id, coalesce(c.amount, 0) as collected, coalesce(drivers, 0) as drivers,
        coalesce(shortages, 0) as shortages, coalesce(cash_box, 0) as cash_box, coalesce(clearing, 0) as clearing,
        coalesce(bank, 0) as bank, coalesce(paid, 0) + coalesce(kept, 0) as paid,
        coalesce(spent, 0) - coalesce(kept, 0) as spent, coalesce(set, 0) as set
      from held full join moved using (company_id) full join collected c using (company_id)
    )
    select company_id as "companyId", collected = drivers + shortages + cash_box + clearing + bank + paid + spent - set as holds,
      format('collected %s JD = with drivers %s + shortages %s + cash box %s + clearing %s + bank %s + paid out %s + spent %s '
        '- opened, brought by the owner and set by hand %s', collected * 0.001, drivers * 0.001, shortages * 0.001, cash_box * 0.001,
        clearing * 0.001, bank * 0.001, paid * 0.001, spent * 0.001, set * 0.001) as what
    from amounts order by company_id`.execute(tx);
  return rows;
}

/** Finds companies whose money is not all in one place. */
export async function checkIdentities(tx: Tx): Promise<Finding[]> {
  const identities = await readIdentities(tx);
  return identities.flatMap(({ companyId, what, holds }) =>
    holds ? [] : [{ companyId, what: `${what} does not hold.` }],
  );
}
