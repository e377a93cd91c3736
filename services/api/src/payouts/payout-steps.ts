import type { Payout, PayoutApproval, PayoutCancellation, PayoutPayment } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { refuseDeletedHolders } from '../books/deleted-holders.ts';
import { postJournal } from '../books/post-journal.ts';
import { reverseJournal } from '../books/reverse-journal.ts';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid, notFound } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { toDinars, toFils } from '../money/fils.ts';
import { lineColumns } from './line-columns.ts';
import { person } from './person.ts';

type Status = 'Draft' | 'Approved' | 'Paid' | 'Cancelled';

interface LockedPayout {
  merchant_id: string;
  status: Status;
  total: number;
  journal_id: number;
  method: Payout['method'];
  account: string;
  /** The highest fee that was approved; null before the approval. */
  max_fee: number | null;
}

const refusals: Readonly<Record<Status, MessageKey>> = {
  Draft: 'payoutIsDraft',
  Approved: 'payoutIsApproved',
  Paid: 'payoutIsPaid',
  Cancelled: 'payoutIsCancelled',
};

/**
 * Locks the payout, then its merchant: the order in which every step locks them, before accounts.
 *
 * @throws ApiError `in_use` if the merchant is deleted
 */
async function lockPayout(tx: Tx, companyId: string, payoutId: number): Promise<LockedPayout> {
  const { rows } = await sql<LockedPayout>`
    select merchant_id, status, total, journal_id, method, account, max_fee from payouts
    where company_id = ${companyId} and payout_id = ${payoutId} for no key update`.execute(tx);
  const payout = rows[0];
  if (!payout) throw notFound();
  await sql`select from merchants where company_id = ${companyId} and merchant_id = ${payout.merchant_id}
    for no key update`.execute(tx);
  await refuseDeletedHolders(tx, companyId, { merchants: [payout.merchant_id] });
  return payout;
}

/** @throws ApiError `changed` if the payout is in another status, or its total differs from the one that was seen */
function requireSeen({ status, total }: LockedPayout, wanted: Status, expected: number) {
  if (status !== wanted) throw new ApiError('changed', { message: refusals[status] });
  if (total !== toFils(expected)) {
    const current = { total: toDinars(total) };
    throw new ApiError('changed', { message: 'payoutChanged', amounts: { total }, current });
  }
}

/** How a payout is paid, and to whom. Cash has no account. */
type Way = Pick<LockedPayout, 'method' | 'account'>;

const isSameWay = (one: Way, other: Way) =>
  one.method === other.method && (one.method === 'Cash' || one.account === other.account);

/** Approves a draft, or another way, account or fee of a payout that is approved. What is not named stays as it is. */
export async function approvePayout(tx: Tx, companyId: string, approval: PayoutApproval): Promise<void> {
  const { payout_id, expected_total } = approval;
  const payout = await lockPayout(tx, companyId, payout_id);
  const { method = payout.method, account = payout.account } = approval;
  const kept = method === 'Cash' ? 0 : (payout.max_fee ?? 0);
  const fee = approval.max_fee === undefined ? kept : toFils(approval.max_fee);
  const isSame = isSameWay(payout, { method, account }) && fee === (payout.max_fee ?? 0);
  requireSeen(payout, payout.status === 'Approved' && !isSame ? 'Approved' : 'Draft', expected_total);
  if (payout.total <= 0) throw new ApiError('changed', { message: 'payoutIsEmpty' });
  if (method === 'Cash' && fee > 0) throw invalid({ max_fee: 'invalid' });
  await sql`update payouts set status = 'Approved', approved_at = clock_timestamp(), approved_by = ${person},
      method = ${method}, account = ${method === 'Cash' ? '' : account}, max_fee = ${fee}
    where company_id = ${companyId} and payout_id = ${payout_id}`.execute(tx);
}

/** @throws ApiError `changed` if another way, account or fee was approved */
function requireApproved({ max_fee, ...approved }: LockedPayout, { bank_fee = 0, ...way }: PayoutPayment) {
  if (!isSameWay(approved, way)) throw new ApiError('changed', { message: 'payoutApprovedOtherwise' });
  const highest = max_fee ?? 0;
  if (toFils(bank_fee) > highest) {
    throw new ApiError('changed', {
      message: 'payoutFeeNotApproved',
      amounts: { fee: highest },
      fields: { bank_fee: `tooLarge:${toDinars(highest)}` },
    });
  }
}

/**
 * Pays a payout, as it was approved, from the cash box or the bank. The opening of its statement is the closing of the one
 * before; the closing is the merchant's balance after the payment.
 */
export async function payPayout(tx: Tx, companyId: string, payment: PayoutPayment): Promise<void> {
  const { payout_id, method, reference = '', bank_fee = 0, confirm } = payment;
  const payout = await lockPayout(tx, companyId, payout_id);
  requireSeen(payout, 'Approved', payment.expected_total);
  requireApproved(payout, payment);
  const { merchant_id: holder, total } = payout;
  const fee = toFils(bank_fee);
  await postJournal(tx, companyId, {
    kind: 'payout',
    reference: String(payout_id),
    merchantId: holder,
    ...(reference && { reason: reference }),
    mayOverdraw: confirm === 'overdrawn',
    lines: [
      { account: 'merchant_payable', holder, amount: total },
      { account: method === 'Cash' ? 'cash_box' : 'bank', amount: -total - fee },
      { account: 'bank_fees', amount: fee },
    ],
  });
  await sql`
    update payouts p set status = 'Paid', paid_at = clock_timestamp(), paid_by = ${person},
      reference = ${reference}, bank_fee = ${fee}, journal_id = b.journal_id,
      closing = -b.balance, opening = coalesce((select closing from payouts o where o.company_id = p.company_id
        and o.merchant_id = p.merchant_id and o.journal_id > 0 order by o.journal_id desc limit 1), 0)
    from (select journal_id, balance from postings where company_id = ${companyId} and holder_id = ${holder}
      and account = 'merchant_payable' order by posting_id desc limit 1) b
    where p.company_id = ${companyId} and p.payout_id = ${payout_id}`.execute(tx);
}

/** Cancels a payout: its lines are unpaid again. The books mirror one that was paid, which takes the right to approve. */
export async function cancelPayout(
  tx: Tx,
  caller: Caller,
  { payout_id, reason }: PayoutCancellation,
): Promise<void> {
  const { companyId } = caller;
  const payout = await lockPayout(tx, companyId, payout_id);
  const { status, journal_id } = payout;
  if (status === 'Cancelled') throw new ApiError('changed', { message: refusals.Cancelled });
  if (status === 'Paid') {
    requirePermission(caller, 'payouts.approve');
    await reverseJournal(tx, companyId, journal_id, reason);
  }
  await sql`update payouts set status = 'Cancelled', cancelled_at = clock_timestamp(), cancelled_by = ${person},
    cancel_reason = ${reason} where company_id = ${companyId} and payout_id = ${payout_id}`.execute(tx);
  await sql`
    with freed as (update payout_lines set is_live = false where company_id = ${companyId} and payout_id = ${payout_id}
      returning *)
    insert into unpaid_lines (${lineColumns}) select ${lineColumns} from freed`.execute(tx);
}
