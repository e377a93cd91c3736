import type { ShortagePosting } from '@tawseel/api-client/schemas';
import { postJournal } from '../books/post-journal.ts';
import type { Tx } from '../database/database.ts';
import { ApiError } from '../errors/api-error.ts';
import { toDinars, toFils } from '../money/fils.ts';
import { lockDriver } from './lock-driver.ts';

/**
 * Posts a shortage, or a part of it, as repaid to the cash box or as written off.
 *
 * @throws ApiError `changed` with the present shortage if it is not the expected one, or less than the amount
 */
export async function postShortage(tx: Tx, companyId: string, posting: ShortagePosting): Promise<void> {
  const { driver_id: holder, as: end, reason, expected_shortage: seen } = posting;
  const amount = toFils(posting.amount);
  const { shortage } = await lockDriver(tx, companyId, holder);
  if (amount > shortage || (seen !== undefined && toFils(seen) !== shortage)) {
    const current = { shortage: toDinars(shortage) };
    throw new ApiError('changed', { message: 'shortageChanged', amounts: { shortage }, current });
  }
  await postJournal(tx, companyId, {
    kind: 'shortage',
    reference: holder,
    reason,
    lines: [
      { account: 'driver_shortage', holder, amount: -amount },
      { account: end === 'repaid' ? 'cash_box' : 'cash_differences', amount },
    ],
  });
}
