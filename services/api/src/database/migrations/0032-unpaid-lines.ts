import { sql, type QueryExecutorProvider } from 'kysely';
import { createView } from './create-view.ts';

/** Orders and payouts of lines as lists show them, and what is due of the unpaid ones. */
export async function createPayoutViews(db: QueryExecutorProvider): Promise<void> {
  const columns = sql`l.company_id, l.posting_id, l.merchant_id, initcap(l.kind) as kind, l.reference, l.happened_at,
    coalesce(o.name_customer, d.name_customer, '') as name_customer, coalesce(o.city_order, d.city_order, '') as city_order,
    l.amount + l.fee as price, l.fee, l.amount,
    fold_text(concat_ws(' ', l.kind, l.merchant_id, l.reference, o.name_customer, d.name_customer, o.city_order, d.city_order,
      money_text(l.amount))) as search_text`;
  const orders = sql`
    left join orders o on o.company_id = l.company_id and o.merchant_order_id = l.reference and o.merchant_id = l.merchant_id
    left join deleted_orders d on d.company_id = l.company_id and d.merchant_order_id = l.reference
      and d.merchant_id = l.merchant_id`;
  const company = sql`l.company_id = current_setting('app.company_id', true)`;
  await createView(
    db,
    'payout_line_list',
    sql`select l.payout_id, ${columns} from payout_lines l ${orders} where ${company} and l.is_live`,
  );
  await createView(
    db,
    'unpaid_line_states',
    sql`select l.*, case
        when l.amount <= 0 or l.kind <> 'delivered' or coalesce(t.condition, 'On delivery') = 'On delivery' then 'Due'
        when t.condition = 'After days' then
          case when l.happened_at::date + t.days <= current_date then 'Due' else 'Not due' end
        when exists (select from held_orders h where h.company_id = l.company_id and h.journal_id = l.journal_id) then 'Not due'
        else 'Due' end as state
      from unpaid_lines l left join payout_terms t using (company_id, merchant_id) where ${company}`,
  );
  await createView(
    db,
    'unpaid_line_list',
    sql`select ${columns}, l.state from unpaid_line_states l ${orders} where ${company}`,
  );
}

/**
 * Movements become unpaid lines as they are posted, except those of payouts themselves. The reversal of an order that is not
 * paid removes its line. A balance from before payouts is one line.
 */
export async function collectUnpaid(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create function collect_unpaid() returns trigger language plpgsql as $$
    begin
      with noted as (
        select *, coalesce(sum(-amount) filter (where account in ('delivery_fees', 'return_fees')) over j, 0)::bigint as fee
        from new_rows window j as (partition by company_id, journal_id)
      ), moved as (
        select n.company_id, n.posting_id, n.journal_id, n.account, n.holder_id, n.amount, n.fee, j.kind, j.reference, j.happened_at, j.reverses
        from noted n join journals j using (company_id, journal_id)
          left join journals r on r.company_id = j.company_id and r.journal_id = j.reverses
        where n.account = 'merchant_payable' and n.holder_id <> '' and 'payout' not in (j.kind, coalesce(r.kind, ''))
      ), taken_back as (
        delete from unpaid_lines u using moved m join postings p on p.company_id = m.company_id and p.journal_id = m.reverses
            and p.account = m.account and p.holder_id = m.holder_id
        where m.reverses is not null and u.company_id = p.company_id and u.posting_id = p.posting_id and u.amount = m.amount
        returning m.posting_id
      )
      insert into unpaid_lines (company_id, posting_id, journal_id, merchant_id, kind, reference, happened_at, fee, amount)
      select company_id, posting_id, journal_id, holder_id, kind, reference, happened_at, fee, -amount from moved
      where posting_id not in (select posting_id from taken_back);
      return null;
    end $$`.execute(db);
  await sql`create trigger collect_unpaid after insert on postings referencing new table as new_rows for each statement
    execute function collect_unpaid()`.execute(db);
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`
    insert into unpaid_lines (company_id, posting_id, journal_id, merchant_id, kind, reference, happened_at, fee, amount)
    select a.company_id, p.posting_id, p.journal_id, a.holder_id, 'opening', '', j.happened_at, 0, -a.balance
    from book_accounts a
      cross join lateral (select posting_id, journal_id from postings p where p.company_id = a.company_id
        and p.holder_id = a.holder_id and p.account = a.account order by posting_id desc limit 1) p
      join journals j on j.company_id = a.company_id and j.journal_id = p.journal_id
    where a.account = 'merchant_payable' and a.balance <> 0`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
}
