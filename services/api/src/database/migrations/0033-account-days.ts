import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { isolateTenants } from './table-parts.ts';

/**
 * What each day changed of each account, so that balances by day and the age of money are read without journals. A day's
 * `increase` is what it added to what is held or owed; a reversal takes it back from the day that added it. Also finds
 * prepaid orders by the Arabic label of their payment type.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table account_days (
      company_id text not null references companies,
      account text not null,
      holder_id text not null,
      day date not null,
      amount bigint not null,
      increase bigint not null,
      primary key (company_id, account, holder_id, day)
    )`.execute(db);
  await sql`create index account_days_day on account_days (company_id, day, account)`.execute(db);
  await isolateTenants(db, 'account_days', 'select, insert, update');
  await asSystem(db, async () => {
    await sql`insert into account_days ${daysOf(sql`postings`)}`.execute(db);
    await labelPrepaid(db);
  });
  // The accounts of the rows are locked already: another session waits for them, never for their days.
  await sql`
    create function add_account_days() returns trigger language plpgsql as $$
    begin
      insert into account_days as d (company_id, account, holder_id, day, amount, increase) ${daysOf(sql`new_rows`)}
      on conflict (company_id, account, holder_id, day)
      do update set amount = d.amount + excluded.amount, increase = d.increase + excluded.increase;
      return null;
    end $$`.execute(db);
  await sql`create trigger add_account_days after insert on postings referencing new table as new_rows for each statement
    execute function add_account_days()`.execute(db);
  await sql`create trigger guard_balances before insert or update on account_days for each statement
    when (pg_trigger_depth() = 0) execute function refuse_balance()`.execute(db);
}

/** Amounts by account and day of the postings in a table. */
function daysOf(postings: RawBuilder<unknown>) {
  const day = (journal: string) =>
    sql`(${sql.id(journal, 'happened_at')} at time zone 'Asia/Amman')::date as day`;
  const grown = sql`case when p.account in ('merchant_payable', 'driver_commission') then -p.amount else p.amount end`;
  return sql`
    select company_id, account, holder_id, day, sum(amount)::bigint, sum(increase)::bigint from (
      select p.company_id, p.account, p.holder_id, ${day('j')}, p.amount,
        case when j.reverses is null then greatest(${grown}, 0) else 0 end as increase
      from ${postings} p join journals j on j.company_id = p.company_id and j.journal_id = p.journal_id
      union all
      select p.company_id, p.account, p.holder_id, ${day('r')}, 0, least(${grown}, 0)
      from ${postings} p join journals j on j.company_id = p.company_id and j.journal_id = p.journal_id
        join journals r on r.company_id = j.company_id and r.journal_id = j.reverses
    ) changed
    where account <> 'driver_total' group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
}

async function labelPrepaid(db: QueryExecutorProvider) {
  await sql`
    create or replace function payment_text(payment text) returns text language sql immutable parallel safe as $$
      select payment || ' ' || case payment when 'Cash' then 'نقدًا' when 'CliQ' then 'كليك' when 'Card' then 'بطاقة'
        when 'Prepaid' then 'مدفوع مسبقًا' else '' end
    $$`.execute(db);
  // The generated columns are computed again for the rows of the label alone.
  for (const table of ['orders', 'deleted_orders'])
    await sql`update ${sql.table(table)} set type_payment = type_payment where type_payment = 'Prepaid'`.execute(
      db,
    );
}

/** Runs work on the rows of all companies, of which the audit log has no entry. */
async function asSystem(db: QueryExecutorProvider, work: () => Promise<void>) {
  const { rows } = await sql<{ system: string | null; trail: string | null }>`
    select current_setting('app.system', true) as system, current_setting('app.trail', true) as trail`.execute(
    db,
  );
  await sql`select set_config('app.system', 'on', true), set_config('app.trail', 'off', true)`.execute(db);
  await work();
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true),
    set_config('app.trail', ${rows[0]?.trail ?? ''}, true)`.execute(db);
}
