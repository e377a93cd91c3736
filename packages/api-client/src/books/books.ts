import {
  useApiMutation,
  useList,
  useWholeList,
  type ApiMutation,
  type List,
  type ListView,
} from '@tawseel/api-client';
import { accountBalance } from './account-balance.entity.ts';
import { cashDay } from './cash-day.entity.ts';
import { cashPosition } from './cash-position.entity.ts';
import type { CashCount, MoneyMove } from './books.schema.ts';
import { journalLine } from './journal-line.entity.ts';
import { moneyAge } from './money-age.entity.ts';

export { accountBalance, type AccountBalance } from './account-balance.entity.ts';
export { accountsByType, moneyPlaces, type BookAccount } from './book-accounts.ts';
export { cashDay, type CashDay } from './cash-day.entity.ts';
export { cashPosition, type CashPosition } from './cash-position.entity.ts';
export { journalLine, type JournalLine } from './journal-line.entity.ts';
export { moneyAge, type MoneyAge } from './money-age.entity.ts';
export { countedCash, moneyMove, type CashCount, type MoneyMove } from './books.schema.ts';

const move: ApiMutation<MoneyMove> = {
  needs: 'books',
  allow: 'cash.move',
  method: 'POST',
  path: '/DC/MoveMoney',
  invalidates: ['ledger_entry'],
};

const count: ApiMutation<CashCount> = {
  needs: 'books',
  allow: 'cash.count',
  method: 'POST',
  path: '/DC/CountCashBox',
  invalidates: ['ledger_entry'],
};

/** The balances of all accounts now. */
export const useCash = () => useWholeList(cashPosition);
/** Balances at the end of each of the last days, oldest first. */
export const useCashByDay = () => useWholeList(cashDay);
/** The cash of drivers and the debts, by age. */
export const useMoneyByAge = () => useWholeList(moneyAge);
/** Balances of the accounts of drivers, merchants and the company. */
export const useAccountBalances = (view: ListView) => useList(accountBalance, view);
/** Postings with their journals, newest first. */
export const useJournal = (view: ListView) => useList(journalLine, view);
/** Moves money between the cash box, the bank and clearing. */
export const useMoneyMove = () => useApiMutation(move);
/** Sets the cash box to what was counted; refused as `changed` unless `expected` is its present balance. */
export const useCashCount = () => useApiMutation(count);

/** The present balance of an account, 0 if it has none; undefined until it is loaded. */
export function balanceOf({ rows, isLoading }: List<{ account: string; balance: number }>, account: string) {
  if (isLoading) return undefined;
  return rows.find((row) => row.account === account)?.balance ?? 0;
}
