import type { MoneyMove } from '@tawseel/api-client/schemas';
import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { requirePermission } from '../http/permission.ts';
import { toFils } from '../money/fils.ts';
import { postJournal } from './post-journal.ts';

/**
 * Moves money between two accounts; a fee is a cost of the company.
 *
 * @throws ApiError `not_permitted` for a deposit or a withdrawal of the owner that the person may not record, `overdrawn` if the
 * cash box has less
 */
export async function moveMoney(tx: Tx, caller: Caller, move: MoneyMove): Promise<void> {
  if (move.from === 'owner' || move.to === 'owner') requirePermission(caller, 'cash.own');
  const accountOf = (place: MoneyMove['from']) => (place === 'owner' ? 'opening' : place);
  const [amount, fee] = [toFils(move.amount), toFils(move.fee ?? 0)];
  await postJournal(tx, caller.companyId, {
    kind: 'move',
    reason: move.reason ?? '',
    mayOverdraw: move.confirm === 'overdrawn',
    lines: [
      { account: accountOf(move.from), amount: -amount },
      { account: accountOf(move.to), amount: amount - fee },
      { account: 'bank_fees', amount: fee },
    ],
  });
}
