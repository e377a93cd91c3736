import { sql } from 'kysely';
import type { Finding } from '../checks/check.ts';
import type { Tx } from '../database/database.ts';

/** Finds journals whose postings do not add up to 0. */
export async function checkJournals(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select company_id as "companyId", format('Journal %s is out of balance by %s JD.', journal_id, sum(amount) * 0.001) as what
    from postings where account <> 'driver_total' group by company_id, journal_id having sum(amount) <> 0`.execute(
    tx,
  );
  return rows;
}

/** Compares the balance after each posting with the one before it, and the last one with the account. */
export async function checkAccounts(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with chain as (
      select *, lag(balance, 1, 0::bigint) over w as was, lead(posting_id) over w is null as is_last
      from postings window w as (partition by company_id, account, holder_id order by posting_id)
    ), last as (select * from chain where is_last)
    select company_id as "companyId", format('Posting %s of %s %s does not follow the one before it.', posting_id, account,
      holder_id) as what
    from chain where balance <> was + amount
    union all
    select company_id, format('Account %s %s is %s JD, its postings say %s JD.', account, holder_id,
      coalesce(a.balance, 0) * 0.001, coalesce(l.balance, 0) * 0.001)
    from book_accounts a full join last l using (company_id, account, holder_id)
    where coalesce(a.balance, 0) <> coalesce(l.balance, 0)`.execute(tx);
  return rows;
}

/** Compares the days of accounts with their postings. */
export async function checkAccountDays(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with posted as (
      select p.company_id, p.account, p.holder_id, day_text(j.happened_at)::date as day, sum(p.amount) as amount
      from postings p join journals j using (company_id, journal_id) where p.account <> 'driver_total' group by 1, 2, 3, 4
    )
    select company_id as "companyId", format('Account %s %s changed by %s JD on %s, its postings say %s JD.', account, holder_id,
      coalesce(d.amount, 0) * 0.001, day, coalesce(p.amount, 0) * 0.001) as what
    from account_days d full join posted p using (company_id, account, holder_id, day)
    where coalesce(d.amount, 0) <> coalesce(p.amount, 0)`.execute(tx);
  return rows;
}

/** Compares what each order's end posted with its profit row. Journals of the time before the books have no fees. */
export async function checkOrderJournals(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with posted as (
      select j.company_id, j.reference as merchant_order_id, j.merchant_id, j.kind,
        -sum(amount) filter (where account in ('delivery_fees', 'return_fees')) as fee,
        -sum(amount) filter (where account = 'merchant_payable') as payable
      from journals j join postings p using (company_id, journal_id)
      where j.kind in ('delivered', 'returned')
        and not exists (select from journals r where r.company_id = j.company_id and r.reverses = j.journal_id)
      group by 1, 2, 3, 4, j.journal_id having count(*) filter (where account = 'opening') = 0
    )
    select company_id as "companyId", format('Order %s of merchant %s posted %s JD for the company and %s JD for the merchant, '
      'its profit row says %s and %s JD.', merchant_order_id, merchant_id, coalesce(j.fee, 0) * 0.001,
      coalesce(j.payable, 0) * 0.001, p.delivery_price * 0.001, p.merchant_profit * 0.001) as what
    from posted j left join (select * from profits where reversed_by = 0) p using (company_id, merchant_order_id, merchant_id)
    where lower(p.order_status) is distinct from j.kind or coalesce(j.fee, 0) <> p.delivery_price
      or coalesce(j.payable, 0) <> p.merchant_profit`.execute(tx);
  return rows;
}

/** Finds journals that a search of the journal would not find. */
export async function checkJournalTexts(tx: Tx): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    select company_id as "companyId", format('Journal %s has no searched text.', journal_id) as what
    from (select distinct company_id, journal_id from postings) p
    where not exists (select from journal_texts t where t.company_id = p.company_id and t.journal_id = p.journal_id)`.execute(
    tx,
  );
  return rows;
}
