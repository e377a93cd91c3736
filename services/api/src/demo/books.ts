import { sql } from 'kysely';
import { asOwner } from '../database/bulk-load.ts';
import type { Tx } from '../database/database.ts';

/** Triggers that post one change at a time. Of those of postings, two write the days and the texts of all rows at once. */
const triggers = [
  'table postings disable trigger user',
  'table postings enable trigger add_account_days',
  'table postings enable trigger add_journal_texts',
  'table book_accounts disable trigger guard_balances',
  'table drivers disable trigger guard_balances',
  'table merchants disable trigger guard_balances',
  'table expenses disable trigger post_expense',
];

/** Runs work that adds rows whose amounts {@link writeBooks} posts all at once. */
export async function withoutPosting(tx: Tx, work: () => Promise<void>): Promise<void> {
  await asOwner(
    tx,
    triggers.map((trigger) => `alter ${trigger}`),
  );
  await work();
  await asOwner(
    tx,
    triggers.map((trigger) => `alter ${trigger.replace('disable', 'enable')}`),
  );
}

/**
 * Collects the statistics of tables that this transaction has filled. Without them the planner expects few rows and joins by
 * nested loops, whose time grows with the square of the rows.
 */
function analyse(tx: Tx, tables: readonly string[]) {
  return asOwner(
    tx,
    tables.map((table) => `analyze ${table}`),
  );
}

/** End of the week of a settled journal or line: rows of one week have equal values. */
const settledAt = sql`now() - interval '14 days' -
  interval '7 days' * floor(extract(epoch from now() - interval '14 days' - e.happened_at) / 604800)`;
const isSettled = sql`e.happened_at < now() - interval '14 days'`;

/** Opening money of the bank and the cash box, in fils: the cash pays the expenses of the weeks that are not settled. */
const opened = (companyId: string) => sql`(select 'bank' as account, 10000000::bigint as amount
  union all select 'cash_box', greatest(2000000, round(sum(amount) / 8, -6))::bigint from expenses where company_id = ${companyId}) o`;

/** Adds a journal for each end of an order, for each expense, for each week that is settled, and for the opening. */
async function addJournals(tx: Tx, companyId: string): Promise<void> {
  await sql`insert into journals (company_id, kind, reference, merchant_id, happened_at)
    select company_id, lower(order_status), merchant_order_id, merchant_id, profit_date from profits where company_id = ${companyId}
    union all
    select company_id, 'expense', company_expense_id::text, null, date_expense from expenses where company_id = ${companyId}
    union all values (${companyId}, 'opening', '', null, now() - interval '2 years')`.execute(tx);
  await sql`insert into journals (company_id, kind, happened_at)
    select distinct company_id, 'settlement', ${settledAt} from journals e
    where company_id = ${companyId} and kind <> 'opening' and ${isSettled}`.execute(tx);
}

/** Adds the lines of the journals, with the balance of the account after each. */
async function addPostings(tx: Tx, companyId: string): Promise<void> {
  await sql`
    with ended as (
      select j.journal_id, j.happened_at, l.* from journals j
        join orders o on o.company_id = j.company_id and o.merchant_order_id = j.reference and o.merchant_id = j.merchant_id
        join profits p on p.company_id = j.company_id and p.merchant_order_id = j.reference and p.merchant_id = j.merchant_id
        join drivers d on d.company_id = o.company_id and d.driver_id = o.driver_id
        cross join lateral (select case j.kind when 'delivered' then d.commission_driver else d.commission_return end as earned,
          case j.kind when 'delivered' then o.total_price else 0 end as price) c
        cross join lateral (values (1, 'driver_commission', o.driver_id, -c.earned),
          (2, 'driver_cash', o.driver_id, case when o.collector = 'Driver' then c.price else 0 end),
          (3, 'driver_total', o.driver_id, c.earned), (4, 'merchant_payable', o.merchant_id, -p.merchant_profit),
          (5, 'clearing', '', case when o.collector = 'Company' then c.price else 0 end),
          (6, case j.kind when 'delivered' then 'delivery_fees' else 'return_fees' end, '', -p.delivery_price),
          (7, 'commissions', '', c.earned)) l (line, account, holder_id, amount)
      where j.company_id = ${companyId} and j.kind in ('delivered', 'returned')
    ), spent as (
      select j.journal_id, j.happened_at, l.* from journals j
        join expenses e on e.company_id = j.company_id and e.company_expense_id::text = j.reference
        cross join lateral (values (1, 'cash_box', '', -e.amount), (2, 'operating_expenses', '', e.amount))
          l (line, account, holder_id, amount)
      where j.company_id = ${companyId} and j.kind = 'expense'
    ), settlement as (
      select journal_id, happened_at from journals where company_id = ${companyId} and kind = 'settlement'
    ), settled as (
      select s.journal_id, s.happened_at, 1 as line, e.account, e.holder_id, -sum(e.amount)::bigint as amount
      from ended e join settlement s on s.happened_at = ${settledAt}
      where ${isSettled} and account in ('driver_commission', 'driver_cash', 'merchant_payable', 'clearing')
      group by s.journal_id, s.happened_at, e.account, e.holder_id
    ), paid as (
      select s.journal_id, s.happened_at, coalesce(e.amount, 0) as cash, -coalesce(t.amount, 0) as total
      from settlement s
        left join (select ${settledAt} as week, sum(amount) as amount from spent e
          where account = 'operating_expenses' and ${isSettled} group by 1) e on e.week = s.happened_at
        left join (select journal_id, sum(amount) as amount from settled group by 1) t using (journal_id)
    ), opened as (
      select journal_id, happened_at, l.* from journals
        cross join (select 1 as line, account, '' as holder_id, amount from ${opened(companyId)}
          union all select 2, 'opening', '', -sum(amount)::bigint from ${opened(companyId)}) l
      where company_id = ${companyId} and kind = 'opening'
    ), lines as (
      select * from opened union all select * from ended union all select * from spent union all select * from settled
      union all
      select journal_id, happened_at, 2, l.account, '', l.amount::bigint from paid
        cross join lateral (values ('cash_box', cash), ('bank', total - cash)) l (account, amount)
    )
    insert into postings (company_id, journal_id, account, holder_id, amount, balance)
    select ${companyId}, journal_id, account, holder_id, amount, sum(amount) over
      (partition by account, holder_id order by happened_at, journal_id, line rows unbounded preceding)
    from lines where amount <> 0 order by happened_at, journal_id, line`.execute(tx);
}

/** Adds what is not settled: lines that no payout pays yet, and orders whose cash drivers hold. */
async function addUnsettled(tx: Tx, companyId: string): Promise<void> {
  await sql`
    insert into unpaid_lines (company_id, posting_id, journal_id, merchant_id, kind, reference, happened_at, fee, amount)
    select j.company_id, p.posting_id, j.journal_id, p.holder_id, j.kind, j.reference, j.happened_at, f.delivery_price, -p.amount
    from journals j join postings p using (company_id, journal_id)
      join profits f on f.company_id = j.company_id and f.merchant_order_id = j.reference and f.merchant_id = j.merchant_id
    where j.company_id = ${companyId} and p.account = 'merchant_payable' and j.happened_at >= now() - interval '14 days'`.execute(
    tx,
  );
  await sql`
    insert into held_orders (company_id, journal_id, driver_id, merchant_order_id, merchant_id, amount, collected_at)
    select company_id, j.journal_id, p.holder_id, j.reference, j.merchant_id, p.amount, j.happened_at
    from journals j join postings p using (company_id, journal_id)
    where company_id = ${companyId} and j.kind = 'delivered' and p.account = 'driver_cash' and
      j.happened_at >= now() - interval '14 days'`.execute(tx);
}

/** Adds the opening money that the journal of the opening posts. */
async function addOpening(tx: Tx, companyId: string): Promise<void> {
  await sql`insert into opening_balances (company_id, account, holder_id, holder_name, amount, reason, created_at)
    select ${companyId}, account, '', '', amount, '', now() - interval '2 years' from ${opened(companyId)}`.execute(
    tx,
  );
}

/** Sets the balances of accounts, drivers and merchants to those of the postings. */
async function setBalances(tx: Tx, companyId: string): Promise<void> {
  await sql`insert into book_accounts (company_id, account, holder_id, balance)
    select company_id, account, holder_id, sum(amount) from postings where company_id = ${companyId} group by 1, 2, 3`.execute(
    tx,
  );
  const balance = (account: string) => sql`coalesce((select balance from book_accounts a
    where a.company_id = h.company_id and a.account = ${account} and a.holder_id = h.`;
  await sql`update merchants h set money_orders = -${balance('merchant_payable')}merchant_id), 0)
    where company_id = ${companyId}`.execute(tx);
  await sql`update drivers h set money_orders = ${balance('driver_cash')}driver_id), 0),
      money_driver = -${balance('driver_commission')}driver_id), 0),
      total_delivery_money = ${balance('driver_total')}driver_id), 0)
    where company_id = ${companyId}`.execute(tx);
}

/**
 * Writes the journals that the demo's orders and expenses would have produced, and sets the balances to match. A company
 * at work settles every week until two weeks ago: cash is deposited, and merchants and drivers are paid.
 */
export async function writeBooks(tx: Tx, companyId: string): Promise<void> {
  await analyse(tx, ['orders', 'profits', 'expenses', 'drivers']);
  await addJournals(tx, companyId);
  await analyse(tx, ['journals']);
  await addPostings(tx, companyId);
  await analyse(tx, ['postings']);
  await addUnsettled(tx, companyId);
  await addOpening(tx, companyId);
  await setBalances(tx, companyId);
}
