import { sql } from 'kysely';
import { asOwner } from '../database/bulk-load.ts';
import type { Tx } from '../database/database.ts';
import { collectEnded } from './ended-orders.ts';
import { addHandedOrders, addHandovers } from './handovers.ts';
import { addPayoutLines, addPayouts } from './payouts.ts';
import { personOf } from './person-of.ts';

/**
 * Triggers that follow one change at a time. Of those of postings, two write the days and the texts of all rows at once. Orders are
 * added with their place and attempts.
 */
const triggers = [
  'table postings disable trigger user',
  'table postings enable trigger add_account_days',
  'table postings enable trigger add_journal_texts',
  'table book_accounts disable trigger guard_balances',
  'table drivers disable trigger guard_balances',
  'table merchants disable trigger guard_balances',
  'table expenses disable trigger post_expense',
  'table movements disable trigger place_order',
  'table attempts disable trigger count_attempts_insert',
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
export function analyse(tx: Tx, tables: readonly string[]) {
  return asOwner(
    tx,
    tables.map((table) => `analyze ${table}`),
  );
}

/** Opening money of the bank and the cash box, in fils: the cash pays what a week costs. */
const opened = (companyId: string) => sql`(select 'bank' as account, 10000000::bigint as amount
  union all select 'cash_box', greatest(2000000, round(sum(amount) / 8, -6))::bigint from expenses where company_id = ${companyId}) o`;
const openedAt = sql`(current_date - 367 + time '09:00')::timestamptz`;

/** The first Sunday after a moment: the day on which the accountant goes to the bank. */
const bankDay = (moment: string) =>
  sql`(${sql.ref(moment)}::date + 7 - extract(dow from ${sql.ref(moment)})::int)`;

/**
 * Collects, as the table `lines` of this transaction, the lines of every journal of a company: the ends of orders, handovers,
 * payouts, expenses, shortages that drivers repaid two days later, the week's money between the cash box, clearing and the
 * bank, and the opening.
 */
async function collectLines(tx: Tx, companyId: string): Promise<void> {
  await sql`
    create temp table lines on commit drop as
    with known as (
      select kind, merchant_order_id as reference, merchant_id, '' as reason, happened_at, l.* from ended
        cross join lateral (values (1, 'driver_commission', driver_id, -earned), (2, 'driver_cash', driver_id, held),
          (3, 'driver_total', driver_id, earned), (4, 'merchant_payable', merchant_id, -payable), (5, 'clearing', '', cleared),
          (6, case kind when 'delivered' then 'delivery_fees' else 'return_fees' end, '', -fee), (7, 'commissions', '', earned))
          l (line, account, holder_id, amount)
      union all
      select 'handover', handover_id::text, null, coalesce(difference_reason, ''), happened_at, l.* from handovers
        cross join lateral (values (1, 'driver_commission', driver_id, commission_kept), (2, 'driver_cash', driver_id, -expected),
          (3, 'driver_shortage', driver_id, greatest(-difference, 0)), (4, 'cash_box', '', counted),
          (5, 'cash_differences', '', least(-difference, 0))) l (line, account, holder_id, amount)
      where company_id = ${companyId}
      union all
      select 'shortage', driver_id, null, 'سدّد السائق النقص', repaid_at, l.* from handovers
        cross join lateral (select (happened_at::date + 2 + time '09:40')::timestamptz as repaid_at) r
        cross join lateral (values (1, 'driver_shortage', driver_id, difference), (2, 'cash_box', '', -difference))
          l (line, account, holder_id, amount)
      where company_id = ${companyId} and difference < 0 and repaid_at <= now()
      union all
      select 'payout', payout_id::text, merchant_id, reference, paid_at, l.* from payouts
        cross join lateral (values (1, 'merchant_payable', merchant_id, total),
          (2, case method when 'Cash' then 'cash_box' else 'bank' end, '', -total - bank_fee), (3, 'bank_fees', '', bank_fee))
          l (line, account, holder_id, amount)
      where company_id = ${companyId} and status = 'Paid'
      union all
      select 'expense', company_expense_id::text, null, '', date_expense, l.* from expenses
        cross join lateral (values (1, 'cash_box', '', -amount), (2, 'operating_expenses', '', amount))
          l (line, account, holder_id, amount)
      where company_id = ${companyId}
      union all
      select 'opening', '', null, '', ${openedAt}, l.* from (
        select 1, account, '', amount from ${opened(companyId)}
        union all select 2, 'opening', '', -sum(amount)::bigint from ${opened(companyId)}) l
    ), cleared as (
      select ${bankDay('happened_at')} + time '10:10' as moved_at, sum(amount)::bigint as amount
      from known where account = 'clearing' group by 1
    ), deposited as (
      select ${bankDay('happened_at')} + time '10:30' as moved_at, floor(sum(amount) / 1000)::bigint * 1000 as amount
      from known where account = 'cash_box' and kind <> 'opening' group by 1
    )
    select * from known where amount <> 0
    union all
    select 'move', '', null, reason, moved_at::timestamptz, l.* from (
        select 'clearing' as place, 'تحويل أموال كليك والبطاقات' as reason, * from cleared
        union all
        select 'cash_box', case when amount > 0 then 'إيداع نقد الصندوق' else 'سحب لمصاريف الصندوق' end, * from deposited) m
      cross join lateral (values (1, place, '', -amount), (2, 'bank', '', amount)) l (line, account, holder_id, amount)
    where moved_at <= now() and l.amount <> 0`.execute(tx);
  await sql`analyze lines`.execute(tx);
}

/** The role that a journal's kind is the work of. */
const worker = sql`(case when j.kind in ('delivered', 'returned') then 'Dispatcher' when j.kind in ('handover', 'shortage')
  then 'Cashier' when j.kind = 'opening' then 'Owner' else 'Accountant' end)`;

/** Adds the journals of the lines in the order of time, each by the person whose work it is. */
async function addJournals(tx: Tx, companyId: string): Promise<void> {
  await sql`
    insert into journals (company_id, kind, reference, merchant_id, reason, admin_id, person, happened_at)
    select ${companyId}, j.kind, reference, merchant_id, nullif(reason, ''), account_id, name, happened_at
    from (select distinct kind, reference, merchant_id, reason, happened_at from lines) j
      cross join lateral ${personOf(companyId, worker)} a
    order by happened_at, j.kind, reference, reason`.execute(tx);
}

/** Adds the lines to their journals, with the balance of the account after each. */
async function addPostings(tx: Tx, companyId: string): Promise<void> {
  await sql`
    insert into postings (company_id, journal_id, account, holder_id, amount, balance)
    select j.company_id, j.journal_id, l.account, l.holder_id, l.amount, sum(l.amount) over
      (partition by l.account, l.holder_id order by j.happened_at, j.journal_id, line rows unbounded preceding)
    from lines l join journals j on j.company_id = ${companyId} and j.kind = l.kind and j.reference = l.reference
      and j.happened_at = l.happened_at and coalesce(j.merchant_id, '') = coalesce(l.merchant_id, '')
    order by j.happened_at, j.journal_id, line`.execute(tx);
}

/** Adds the opening money that the journal of the opening posts. */
async function addOpening(tx: Tx, companyId: string): Promise<void> {
  await sql`insert into opening_balances (company_id, account, holder_id, holder_name, amount, reason, created_at)
    select ${companyId}, account, '', '', amount, '', ${openedAt} from ${opened(companyId)}`.execute(tx);
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
 * Writes the journals of a company at work, and sets the balances to match: drivers hand over their cash at the end of the day,
 * and merchants are paid every week.
 */
export async function writeBooks(tx: Tx, companyId: string): Promise<void> {
  await collectEnded(tx, companyId);
  await addHandovers(tx, companyId);
  await addPayouts(tx, companyId);
  await collectLines(tx, companyId);
  await addJournals(tx, companyId);
  await analyse(tx, ['journals']);
  await addPostings(tx, companyId);
  await analyse(tx, ['postings', 'handovers', 'payouts']);
  await addHandedOrders(tx, companyId);
  await addPayoutLines(tx, companyId);
  await addOpening(tx, companyId);
  await setBalances(tx, companyId);
  await sql`drop table ended, lines`.execute(tx);
}
