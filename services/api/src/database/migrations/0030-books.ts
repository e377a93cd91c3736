import { sql, type QueryExecutorProvider } from 'kysely';
import { convertLedger, createBookViews, replaceProfitKey } from './0030-books-from-ledger.ts';
import { appendOnly, isolateTenants, listRows } from './table-parts.ts';

const kinds = sql`('opening', 'adjustment', 'payout', 'settlement', 'delivered', 'returned', 'reversal', 'expense', 'move',
  'count', 'handover', 'shortage')`;

/**
 * Double-entry books. Each change of money is a journal whose postings add up to 0, debits positive; the balances of accounts,
 * drivers and merchants are projections that triggers of the postings write. They replace the ledger of single balances.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createTables(db);
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await convertLedger(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
  await createBookViews(db);
  await replaceProfitKey(db);
  await createTriggers(db);
  await guardBalances(db);
  // The check that follows a migration would join without statistics of the new columns.
  await sql`analyze journals, postings, book_accounts, profits`.execute(db);
}

async function createTables(db: QueryExecutorProvider) {
  await sql`
    create table book_accounts (
      company_id text not null references companies,
      account text not null,
      holder_id text not null,
      balance bigint not null,
      primary key (company_id, account, holder_id)
    )`.execute(db);
  await sql`
    create table journals (
      company_id text not null references companies,
      journal_id bigint generated always as identity,
      kind text not null check (kind in ${kinds}),
      reference text not null default '',
      merchant_id text,
      reason text,
      reverses bigint,
      admin_id text not null default coalesce(nullif(current_setting('app.admin_id', true), ''), 'system'),
      person text not null default coalesce(current_setting('app.person', true), ''),
      request_id text not null default coalesce(current_setting('app.request_id', true), ''),
      happened_at timestamptz not null default clock_timestamp(),
      primary key (company_id, journal_id),
      foreign key (company_id, reverses) references journals
    )`.execute(db);
  await sql`create index journals_reference on journals (company_id, reference) where reference <> ''`.execute(
    db,
  );
  await sql`create index journals_kind on journals (company_id, kind, journal_id)`.execute(db);
  await sql`create unique index journals_reverses on journals (company_id, reverses) where reverses is not null`.execute(
    db,
  );
  await sql`
    create table postings (
      company_id text not null references companies,
      posting_id bigint generated always as identity,
      journal_id bigint not null,
      account text not null,
      holder_id text not null default '',
      amount bigint not null,
      balance bigint not null default 0,
      entered_at timestamptz,
      primary key (company_id, posting_id),
      foreign key (company_id, journal_id) references journals
    )`.execute(db);
  await sql`comment on column postings.entered_at is 'Time of a ledger entry, where it differs from that of its journal'`.execute(
    db,
  );
  await sql`create index postings_journal on postings (company_id, journal_id)`.execute(db);
  await sql`create index postings_account on postings (company_id, account, posting_id)`.execute(db);
  await sql`create index postings_holder on postings (company_id, holder_id, posting_id) where holder_id <> ''`.execute(
    db,
  );
  await isolateTenants(db, 'book_accounts', 'select, insert, update');
  await isolateTenants(db, 'journals', 'select, insert');
  await isolateTenants(db, 'postings', 'select, insert');
  for (const table of ['book_accounts', 'journals', 'postings']) await listRows(db, table);
}

async function createTriggers(db: QueryExecutorProvider) {
  // The number is given once the account is locked: the numbers of an account's postings follow its balances.
  await sql`
    create function post_to_account() returns trigger language plpgsql as $$
    begin
      insert into book_accounts as a (company_id, account, holder_id, balance)
      values (new.company_id, new.account, new.holder_id, new.amount)
      on conflict (company_id, account, holder_id) do update set balance = a.balance + excluded.balance
      returning a.balance into new.balance;
      new.posting_id := nextval('postings_posting_id_seq');
      return new;
    end $$`.execute(db);
  await sql`create trigger post_to_account before insert on postings for each row execute function post_to_account()`.execute(
    db,
  );
  await sql`grant usage on sequence postings_posting_id_seq to tawseel_app`.execute(db);
  await sql`
    create function project_balances() returns trigger language plpgsql as $$
    begin
      update drivers d set
        money_driver = coalesce(-b.commission, d.money_driver), money_orders = coalesce(b.cash, d.money_orders),
        total_delivery_money = coalesce(b.total, d.total_delivery_money)
      from (
        select company_id, holder_id,
          (array_agg(balance order by posting_id desc) filter (where account = 'driver_commission'))[1] as commission,
          (array_agg(balance order by posting_id desc) filter (where account = 'driver_cash'))[1] as cash,
          (array_agg(balance order by posting_id desc) filter (where account = 'driver_total'))[1] as total
        from new_rows where account in ('driver_commission', 'driver_cash', 'driver_total') group by 1, 2) b
      where d.company_id = b.company_id and d.driver_id = b.holder_id
        and (d.money_driver, d.money_orders, d.total_delivery_money) is distinct from (coalesce(-b.commission, d.money_driver),
          coalesce(b.cash, d.money_orders), coalesce(b.total, d.total_delivery_money));
      update merchants m set money_orders = b.payable
      from (
        select company_id, holder_id, -(array_agg(balance order by posting_id desc))[1] as payable
        from new_rows where account = 'merchant_payable' group by 1, 2) b
      where m.company_id = b.company_id and m.merchant_id = b.holder_id and m.money_orders <> b.payable;
      return null;
    end $$`.execute(db);
  await sql`create trigger project_balances after insert on postings referencing new table as new_rows for each statement
    execute function project_balances()`.execute(db);
  // A driver's total is a statistic: it is no part of the sum.
  await sql`
    create function balance_journal() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from postings where company_id = new.company_id and journal_id = new.journal_id
          and account <> 'driver_total') <> 0 then
        raise exception 'journal % does not balance', new.journal_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger balance_journal after insert on postings deferrable initially deferred
    for each row execute function balance_journal()`.execute(db);
  for (const table of ['journals', 'postings']) await appendOnly(db, table);
  await postOpenings(db);
  await postExpenses(db);
}

/** A driver or merchant that is added with balances opens them in the books. */
async function postOpenings(db: QueryExecutorProvider) {
  await sql`
    create function post_opening() returns trigger language plpgsql as $$
    declare
      opened jsonb := to_jsonb(new);
      lines jsonb := case tg_table_name
        when 'merchants' then jsonb_build_object('merchant_payable', -new.money_orders)
        else jsonb_build_object('driver_commission', -(opened ->> 'money_driver')::bigint, 'driver_cash', new.money_orders,
          'driver_total', opened -> 'total_delivery_money') end;
      opening bigint;
    begin
      insert into journals (company_id, kind) values (new.company_id, 'opening') returning journal_id into opening;
      insert into postings (company_id, journal_id, account, holder_id, amount)
      select new.company_id, opening, account, coalesce(opened ->> 'driver_id', opened ->> 'merchant_id'), amount
      from (select key as account, value::bigint as amount from jsonb_each_text(lines)) l where amount <> 0
      union all
      select new.company_id, opening, 'opening', '', -sum(value::bigint) from jsonb_each_text(lines)
      where key <> 'driver_total' having sum(value::bigint) <> 0;
      return null;
    end $$`.execute(db);
  await sql`create trigger post_opening after insert on drivers for each row
    when ((new.money_driver, new.money_orders, new.total_delivery_money) <> (0, 0, 0)) execute function post_opening()`.execute(
    db,
  );
  await sql`create trigger post_opening after insert on merchants for each row when (new.money_orders <> 0)
    execute function post_opening()`.execute(db);
}

/** Expenses are paid from the cash box: a change of what the list of expenses adds up to is posted. */
async function postExpenses(db: QueryExecutorProvider) {
  await sql`
    create function post_expense() returns trigger language plpgsql as $$
    declare
      was bigint := case when tg_op = 'UPDATE' and old.deleted_at is null then old.amount else 0 end;
      spent bigint := case when new.deleted_at is null then new.amount else 0 end - was;
      expense bigint;
    begin
      if spent <> 0 then
        insert into journals (company_id, kind, reference) values (new.company_id, 'expense', new.company_expense_id)
        returning journal_id into expense;
        insert into postings (company_id, journal_id, account, amount)
        values (new.company_id, expense, 'cash_box', -spent), (new.company_id, expense, 'operating_expenses', spent);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger post_expense after insert or update of amount, deleted_at on expenses for each row
    execute function post_expense()`.execute(db);
}

/** Balances change by postings alone: a statement that no trigger runs is refused. */
async function guardBalances(db: QueryExecutorProvider) {
  await sql`
    create function refuse_balance() returns trigger language plpgsql as $$
    begin
      raise exception 'balances of % change by postings alone', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  for (const [table, events] of [
    ['book_accounts', 'insert or update'],
    ['drivers', 'update of money_driver, money_orders, total_delivery_money'],
    ['merchants', 'update of money_orders'],
  ] as const)
    await sql`create trigger guard_balances before ${sql.raw(events)} on ${sql.table(table)} for each statement
      when (pg_trigger_depth() = 0) execute function refuse_balance()`.execute(db);
}
