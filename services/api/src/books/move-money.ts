import type { CashCount, MoneyMove } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { toDinars, toFils } from '../money/fils.ts';
import { postJournal } from './post-journal.ts';

/** Moves money between two accounts; a fee is a cost of the company. */
export async function moveMoney(tx: Tx, companyId: string, move: MoneyMove): Promise<void> {
  const [amount, fee] = [toFils(move.amount), toFils(move.fee ?? 0)];
  await postJournal(tx, companyId, {
    kind: 'move',
    reason: move.reason ?? '',
    lines: [
      { account: move.from, amount: -amount },
      { account: move.to, amount: amount - fee },
      { account: 'bank_fees', amount: fee },
    ],
  });
}

/**
 * Sets the cash box to what was counted; the difference is a cost or a gain of the company.
 *
 * @throws ApiError `changed` with the present balance if it is not the one that was expected
 */
export async function countCashBox(tx: Tx, companyId: string, count: CashCount): Promise<void> {
  const over = toFils(count.counted) - toFils(count.expected);
  await postJournal(tx, companyId, {
    kind: 'count',
    lines: [
      { account: 'cash_box', amount: over },
      { account: 'cash_differences', amount: -over },
    ],
  });
  // The account is locked now; the first journal of a company creates it.
  const { rows } = await sql<{ balance: number }>`select balance from book_accounts
    where company_id = ${companyId} and account = 'cash_box' and holder_id = '' for update`.execute(tx);
  const cash = (rows[0]?.balance ?? 0) - over;
  if (cash !== toFils(count.expected))
    throw new ApiError('changed', { current: { cash_box: toDinars(cash) } });
}
