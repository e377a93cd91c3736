import type { CashCount } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError, invalid } from '../errors/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { toDinars, toFils } from '../money/fils.ts';
import { postJournal } from './post-journal.ts';
import { readOpening, setOpening, takeOpeningTurn } from './post-opening.ts';

/** Whether nobody has said so far what the cash box holds, by opening money or by a count. */
async function isFirstCount(tx: Tx, companyId: string): Promise<boolean> {
  if ((await readOpening(tx, companyId, 'cash_box')) !== undefined) return false;
  const { rows } =
    await sql`select from journals where company_id = ${companyId} and kind = 'count' limit 1`.execute(tx);
  return rows.length === 0;
}

/**
 * Sets the cash box to what was counted; the difference is a cost or a gain of the company. Money that a first count finds may
 * have been there before the books began: a person says whether it was.
 *
 * @throws ApiError `changed` with the present balance if it is not the one that was expected, `opening_missing` for money that
 * a first count finds and nobody explains
 */
export async function countCashBox(tx: Tx, caller: Caller, count: CashCount): Promise<void> {
  const { companyId } = caller;
  await takeOpeningTurn(tx, companyId);
  const over = toFils(count.counted) - toFils(count.expected);
  const isExplained = over <= 0 || !(await isFirstCount(tx, companyId));
  if (!isExplained && count.difference) requirePermission(caller, 'cash.own');
  const isOpening = !isExplained && count.difference === 'opening';
  if (isExplained && count.difference === 'opening') throw invalid({ difference: 'invalid' });
  if (isOpening)
    await setOpening(tx, companyId, [{ account: 'cash_box', holder: '', name: '', amount: over }]);
  const gain = isOpening ? 0 : over;
  await postJournal(tx, companyId, {
    kind: 'count',
    // The cash box is as counted, which is 0 or more.
    mayOverdraw: true,
    lines: [
      { account: 'cash_box', amount: gain },
      { account: 'cash_differences', amount: -gain },
    ],
  });
  // The account is locked now; the first journal of a company creates it.
  const { rows } = await sql<{ balance: number }>`select balance from book_accounts
    where company_id = ${companyId} and account = 'cash_box' and holder_id = '' for update`.execute(tx);
  const cash = (rows[0]?.balance ?? 0) - over;
  if (cash !== toFils(count.expected))
    throw new ApiError('changed', { current: { cash_box: toDinars(cash) } });
  if (!isExplained && !count.difference) throw new ApiError('opening_missing', { amounts: { over } });
}
