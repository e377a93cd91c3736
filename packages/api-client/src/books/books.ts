import { useApiMutation, type List } from '@tawseel/api-client';
import { cashCountCall, moneyMoveCall, openingCall } from './books.calls.ts';

export { accountBalance, type AccountBalance } from './account-balance.entity.ts';
export {
  accountsByType,
  moneyPlaces,
  openingAccounts,
  type BookAccount,
  type OpeningAccount,
} from './book-accounts.ts';
export { cashDay, type CashDay } from './cash-day.entity.ts';
export { cashPosition, type CashPosition } from './cash-position.entity.ts';
export { journalLine, type JournalLine } from './journal-line.entity.ts';
export { moneyAge, type MoneyAge } from './money-age.entity.ts';
export { openingBalance, type OpeningBalance } from './opening-balance.entity.ts';
export {
  countedCash,
  moneyMove,
  typedOpening,
  type CashCount,
  type MoneyMove,
  type OpeningPosting,
} from './books.calls.ts';

/** Moves money between the cash box, the bank, clearing and the owner. */
export const useMoneyMove = () => useApiMutation(moneyMoveCall);

/** Sets opening money; later by the owner alone, with a reason. */
export const useOpeningPosting = () => useApiMutation(openingCall);
/** Sets the cash box to what was counted; refused as `changed` unless `expected` is its present balance. */
export const useCashCount = () => useApiMutation(cashCountCall);

/** The present balance of an account, 0 if it has none; undefined until it is loaded. */
export function balanceOf({ rows, isLoading }: List<{ account: string; balance: number }>, account: string) {
  if (isLoading) return undefined;
  return rows.find((row) => row.account === account)?.balance ?? 0;
}
