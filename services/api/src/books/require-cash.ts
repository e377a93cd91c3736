import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { toDinars } from '../money/fils.ts';

/** @throws ApiError `overdrawn` with the cash before, if the journal has taken more from the cash box than there was */
export async function requireCash(tx: Tx, companyId: string, journalId: number): Promise<void> {
  const { rows } = await sql<{ amount: number; balance: number }>`select amount, balance from postings
    where company_id = ${companyId} and journal_id = ${journalId} and account = 'cash_box' and amount < 0 and balance < 0`.execute(
    tx,
  );
  const short = rows[0];
  if (!short) return;
  const before = short.balance - short.amount;
  throw new ApiError('overdrawn', {
    message: 'cashBoxShort',
    amounts: { before, taken: -short.amount, after: short.balance },
    current: { cash_box: toDinars(before), taken: toDinars(-short.amount), after: toDinars(short.balance) },
  });
}
