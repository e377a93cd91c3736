import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { createView } from './create-view.ts';
import { auditRows, countTable, refreshListedView } from './table-parts.ts';

/** Accounts that the ledger named by their holders and columns. */
const account = sql`case l.holder || ' ' || l.account when 'merchant money_orders' then 'merchant_payable'
  when 'driver money_orders' then 'driver_cash' when 'driver money_driver' then 'driver_commission' else 'driver_total' end`;

/** Fils of a ledger entry as the account posts them: what is owed is a credit. */
function posted(amount: RawBuilder<unknown>) {
  return sql`case when l.holder = 'merchant' or l.account = 'money_driver' then -1 else 1 end * ${amount}`;
}

/**
 * The entries of one order's end become one journal, each other entry one of its own, with their numbers, times and persons.
 * The journal of an order has its fee and commission too; one more of each company opens the expenses so far. What a journal
 * lacks comes from `opening`.
 */
export async function convertLedger(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create temp table converted on commit drop as
    select company_id, entry_id, min(entry_id) over (partition by company_id, request_id, reference, reason,
      case when request_id = '' then happened_at end, case when reference = '' then entry_id end) as journal_id
    from ledger`.execute(db);
  await sql`analyze converted, ledger, profits`.execute(db);
  await sql`
    insert into journals (company_id, journal_id, kind, reference, merchant_id, admin_id, person, request_id, happened_at)
    overriding system value
    select company_id, c.journal_id, min(l.reason), l.reference, case when l.reference <> '' then coalesce(
        max(l.holder_id) filter (where l.holder = 'merchant'), (select p.merchant_id from profits p
          where p.company_id = l.company_id and p.merchant_order_id = l.reference and p.merchant_profit = 0
          order by abs(extract(epoch from p.profit_date - min(l.happened_at))), p.merchant_id limit 1)) end,
      min(l.admin_id), coalesce(min(to_jsonb(l) ->> 'person'), ''), min(l.request_id), min(l.happened_at)
    from ledger l join converted c using (company_id, entry_id) group by company_id, c.journal_id, l.reference`.execute(
    db,
  );
  await sql`
    insert into postings (company_id, posting_id, journal_id, account, holder_id, amount, balance, entered_at)
    overriding system value
    select company_id, entry_id, c.journal_id, ${account}, l.holder_id, ${posted(sql`l.delta`)}, ${posted(sql`l.amount_to`)},
      nullif(l.happened_at, j.happened_at)
    from ledger l join converted c using (company_id, entry_id) join journals j using (company_id, journal_id)`.execute(
    db,
  );
  await sql`select setval('journals_journal_id_seq', n), setval('postings_posting_id_seq', n)
    from (select coalesce(max(entry_id), 0) + 1 as n from ledger) l`.execute(db);
  await openIncome(db);
  await sql`
    insert into postings (company_id, journal_id, account, amount, balance)
    select company_id, journal_id, 'opening', amount, sum(amount) over (partition by company_id order by journal_id)
    from (select company_id, journal_id, -sum(amount)::bigint as amount from postings where account <> 'driver_total'
      group by 1, 2 having sum(amount) <> 0) j order by company_id, journal_id`.execute(db);
  await sql`insert into book_accounts (company_id, account, holder_id, balance)
    select company_id, account, holder_id, sum(amount) from postings group by 1, 2, 3`.execute(db);
  for (const table of ['drivers', 'merchants'])
    await sql`drop trigger record_balances on ${sql.table(table)}`.execute(db);
  await sql`drop function record_balances`.execute(db);
  await sql`drop table ledger`.execute(db);
}

/** Posts fees, commissions and expenses, which the ledger did not have. */
async function openIncome(db: QueryExecutorProvider) {
  // Without statistics the joins below take the square of the number of orders.
  await sql`analyze journals, postings, profits, expenses`.execute(db);
  // An order that changed no balance had no entry.
  await sql`
    insert into journals (company_id, kind, reference, merchant_id, admin_id, happened_at)
    select company_id, lower(order_status), merchant_order_id, merchant_id, 'system', profit_date from profits p
    where not exists (select from journals j where j.company_id = p.company_id and j.reference = p.merchant_order_id
      and j.merchant_id = p.merchant_id and j.kind in ('delivered', 'returned'))
    order by company_id, profit_date, merchant_order_id, merchant_id`.execute(db);
  await sql`
    with opened as (insert into journals (company_id, kind, admin_id)
      select company_id, 'opening', 'system' from expenses where deleted_at is null
      group by company_id having sum(amount) <> 0
      returning company_id, journal_id), lines as (
        select company_id, journal_id, 'operating_expenses' as account,
          (select sum(amount) from expenses e where e.company_id = o.company_id and deleted_at is null) as amount
        from opened o
        union all
        select j.company_id, journal_id, case order_status when 'Delivered' then 'delivery_fees' else 'return_fees' end,
          -delivery_price
        from profits p join journals j on j.company_id = p.company_id and j.reference = p.merchant_order_id
          and j.merchant_id = p.merchant_id and j.kind = lower(order_status)
        union all
        select company_id, journal_id, 'commissions', -amount from postings join journals using (company_id, journal_id)
        where account = 'driver_commission' and kind in ('delivered', 'returned'))
    insert into postings (company_id, journal_id, account, amount, balance)
    select company_id, journal_id, account, amount, sum(amount) over (partition by company_id, account order by journal_id)
    from lines where amount <> 0 order by company_id, journal_id, account`.execute(db);
}

/** The lines of journals, and the changes of drivers' and merchants' balances among them. */
export async function createBookViews(db: QueryExecutorProvider): Promise<void> {
  const company = sql`p.company_id = current_setting('app.company_id', true)`;
  await createView(
    db,
    'journal_lines',
    sql`select p.company_id, p.posting_id, p.journal_id, j.happened_at, j.kind, p.account, p.holder_id, p.amount, p.balance,
      j.reference, coalesce(j.merchant_id, '') as merchant_id, coalesce(j.reason, '') as reason,
      coalesce(j.reverses::text, '') as reverses, j.admin_id, j.person, j.request_id,
      fold_text(concat_ws(' ', p.account, p.holder_id, j.kind, j.reference, j.merchant_id, j.reason, j.admin_id, j.person,
        money_text(p.amount))) as search_text
    from postings p join journals j using (company_id, journal_id) where ${company}`,
  );
  const sign = sql`case p.account when 'driver_cash' then 1 when 'driver_total' then 1 else -1 end`;
  const column = sql`case p.account when 'driver_commission' then 'money_driver' when 'driver_total' then 'total_delivery_money'
    else 'money_orders' end`;
  await createView(
    db,
    'ledger',
    sql`select p.company_id, p.posting_id as entry_id, case p.account when 'merchant_payable' then 'merchant' else 'driver' end
        as holder, p.holder_id, ${column} as account, ${sign} * (p.balance - p.amount) as amount_from,
      ${sign} * p.balance as amount_to, ${sign} * p.amount as delta, j.kind as reason, j.reference, j.admin_id, j.request_id,
      coalesce(p.entered_at, j.happened_at) as happened_at, j.person, fold_text(${column} || ' ' || j.kind || ' ' || j.reference || ' ' || j.admin_id || ' ' ||
        money_text(${sign} * p.amount) || ' ' || money_text(${sign} * p.balance)) as search_text
    from postings p join journals j using (company_id, journal_id)
    where p.account in ('driver_cash', 'driver_commission', 'driver_total', 'merchant_payable') and p.holder_id <> ''
      and ${company}`,
  );
}

/** A reversed profit stays: the order may end again. Lists, sums and counters leave it out. */
export async function replaceProfitKey(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table profits add column reversed_by bigint not null default 0`.execute(db);
  await sql`alter table profits drop constraint profits_pkey,
    add primary key (company_id, merchant_order_id, merchant_id, reversed_by)`.execute(db);
  await sql`alter table profits drop constraint profits_check, add constraint profits_check check (merchant_profit =
    -delivery_price or (order_status = 'Delivered' and merchant_profit = total_price - delivery_price))`.execute(
    db,
  );
  await sql`grant update (reversed_by) on profits to tawseel_app`.execute(db);
  const counted = 'reversed_by = 0';
  await sql`drop index profits_date`.execute(db);
  await sql`create index profits_date on profits (company_id, profit_date, merchant_order_id, merchant_id)
    include (delivery_price, total_price, merchant_profit, order_status) where ${sql.raw(counted)}`.execute(
    db,
  );
  await sql`drop index profits_merchant`.execute(db);
  await sql`create index profits_merchant on profits (company_id, merchant_id, profit_date, merchant_order_id)
    where ${sql.raw(counted)}`.execute(db);
  await refreshListedView(db, 'profits');
  await auditRows(db, {
    table: 'profits',
    entity: 'profit',
    key: ['merchant_order_id', 'merchant_id'],
    columns: ['company_id', 'merchant_id', 'merchant_order_id', 'order_status', 'profit_date', 'reversed_by'],
    amounts: ['delivery_price', 'merchant_profit', 'total_price'],
  });
  await sql`drop function count_profits() cascade`.execute(db);
  await countTable(db, 'profits', [
    { name: 'profits', counted },
    { name: 'profits_total', counted, adds: 'delivery_price' },
    { name: 'profits_by_day', counted, by: 'day_text(profit_date)', adds: 'delivery_price' },
    {
      name: 'delivered_by_day',
      counted: `${counted} and order_status = 'Delivered'`,
      by: 'day_text(profit_date)',
    },
  ]);
}
