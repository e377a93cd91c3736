import type { BookAccount, JournalKind } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { refuseDeletedHolders, type Holders } from './deleted-holders.ts';
import { requireCash } from './require-cash.ts';

/** All journals lock accounts in this order: those of drivers and merchants before those that every delivery changes. */
const lockOrder: readonly BookAccount[] = [
  'driver_commission',
  'driver_cash',
  'driver_shortage',
  'driver_total',
  'merchant_payable',
  'clearing',
  'cash_box',
  'bank',
  'delivery_fees',
  'return_fees',
  'commissions',
  'operating_expenses',
  'cash_differences',
  'bank_fees',
  'opening',
  'adjustment',
];

/** Sorts lines of journals, whose accounts have the names `account` and `holder`, by the order in which they are locked. */
export function byLockOrder(account: string, holder: string) {
  return sql`array_position(${sql.lit(`{${lockOrder.join(',')}}`)}::text[], ${sql.ref(account)}), ${sql.ref(holder)}`;
}

/** One account's change in fils: debits positive. */
export interface JournalLine {
  account: BookAccount;
  /** Driver or merchant whose account it is; the company's own by default. */
  holder?: string;
  amount: number;
}

/** A change of money. Its lines add up to 0, without those of `driver_total`; the database refuses others. */
export interface Journal {
  kind: JournalKind;
  /** Order, expense or document that the journal is about. */
  reference?: string;
  /** Merchant of the order that `reference` names. */
  merchantId?: string;
  reason?: string;
  /** Whether the cash box may fall below zero: a person has accepted it, or the call asks nobody. */
  mayOverdraw?: boolean;
  /** Lines of 0 are left out. */
  lines: readonly JournalLine[];
}

/**
 * Adds a journal and returns its number; triggers of its postings write the balances. The caller has locked the rows of its
 * driver and merchant.
 *
 * @throws ApiError `in_use` if one of them is deleted
 */
export async function postJournal(
  tx: Tx,
  companyId: string,
  { kind, reference = '', merchantId, reason, mayOverdraw = false, lines }: Journal,
): Promise<number> {
  const posted = lines.filter(({ amount }) => amount !== 0);
  await refuseDeletedHolders(tx, companyId, holdersOf(posted));
  const { rows } = await sql<{ journal_id: number }>`
    with journal as (
      insert into journals (company_id, kind, reference, merchant_id, reason)
      values (${companyId}, ${kind}, ${reference}, ${merchantId ?? null}, ${reason || null}) returning journal_id
    ), posted as (
    insert into postings (company_id, journal_id, account, holder_id, amount)
    select ${companyId}, journal_id, account, holder, amount
    from journal, unnest(${posted.map((line) => line.account)}::text[],
      ${posted.map((line) => line.holder ?? '')}::text[], ${posted.map((line) => line.amount)}::bigint[])
      l (account, holder, amount)
    order by ${byLockOrder('account', 'holder')})
    select journal_id from journal`.execute(tx);
  const journalId = rows[0]?.journal_id ?? 0;
  const takesCash = posted.some(({ account, amount }) => account === 'cash_box' && amount < 0);
  if (takesCash && !mayOverdraw) await requireCash(tx, companyId, journalId);
  return journalId;
}

/** The drivers and the merchants whose accounts the lines change. */
export function holdersOf(lines: readonly Pick<JournalLine, 'account' | 'holder'>[]): Holders {
  const of = (prefix: string) =>
    lines.flatMap(({ account, holder }) => (holder && account.startsWith(prefix) ? [holder] : []));
  return { drivers: of('driver_'), merchants: of('merchant_') };
}

/** Sets balances by hand: posts their differences against `adjustment`, if there are any. */
export async function postAdjustment(
  tx: Tx,
  companyId: string,
  lines: readonly JournalLine[],
): Promise<void> {
  if (lines.every(({ amount }) => amount === 0)) return;
  const amount = lines.reduce((sum, line) => (line.account === 'driver_total' ? sum : sum - line.amount), 0);
  await postJournal(tx, companyId, {
    kind: 'adjustment',
    lines: [...lines, { account: 'adjustment', amount }],
  });
}
