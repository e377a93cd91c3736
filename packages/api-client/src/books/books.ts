import {
  useApiMutation,
  useList,
  useWholeList,
  type ApiMutation,
  type List,
  type ListView,
} from '@tawseel/api-client';
import { loadChoices } from '../choices/load-choices.ts';
import { reference } from '../entity/field.ts';
import { accountBalance } from './account-balance.entity.ts';
import { cashDay } from './cash-day.entity.ts';
import { cashPosition } from './cash-position.entity.ts';
import type { CashCount, MoneyMove, OpeningPosting } from './books.schema.ts';
import { journalLine } from './journal-line.entity.ts';
import { moneyAge } from './money-age.entity.ts';
import { openingBalance } from './opening-balance.entity.ts';

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
} from './books.schema.ts';

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

const opening: ApiMutation<OpeningPosting> = {
  needs: 'opening',
  allow: 'cash.own',
  method: 'POST',
  path: '/DC/PostOpening',
  invalidates: ['ledger_entry', 'opening_balance', 'driver', 'merchant'],
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
/** Moves money between the cash box, the bank, clearing and the owner. */
export const useMoneyMove = () => useApiMutation(move);
/** The rows from which the holder of an account with opening money is chosen. */
export const openingHolders = {
  driver_cash: loadChoices(reference('drivers')),
  merchant_payable: loadChoices(reference('merchants')),
} as const;

/** What accounts had before the books began. */
export const useOpening = () => useWholeList(openingBalance);
/** Sets opening money; later by the owner alone, with a reason. */
export const useOpeningPosting = () => useApiMutation(opening);
/** Sets the cash box to what was counted; refused as `changed` unless `expected` is its present balance. */
export const useCashCount = () => useApiMutation(count);

/** The present balance of an account, 0 if it has none; undefined until it is loaded. */
export function balanceOf({ rows, isLoading }: List<{ account: string; balance: number }>, account: string) {
  if (isLoading) return undefined;
  return rows.find((row) => row.account === account)?.balance ?? 0;
}
