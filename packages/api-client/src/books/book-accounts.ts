/**
 * Accounts of the books by their type. Drivers and merchants have accounts of their own, the others are the company's. The
 * balances of assets and expenses are debits, all others credits; `driver_total` is a statistic outside the books.
 */
export const accountsByType = {
  asset: ['driver_cash', 'driver_shortage', 'cash_box', 'clearing', 'bank'],
  liability: ['merchant_payable', 'driver_commission'],
  income: ['delivery_fees', 'return_fees'],
  expense: ['commissions', 'operating_expenses', 'cash_differences', 'bank_fees'],
  equity: ['opening', 'adjustment'],
  statistic: ['driver_total'],
} as const;

export const accountTypes = ['asset', 'liability', 'income', 'expense', 'equity', 'statistic'] as const;

export const bookAccounts = accountTypes.flatMap((type): readonly BookAccount[] => accountsByType[type]);

export type BookAccount = (typeof accountsByType)[(typeof accountTypes)[number]][number];

/** Accounts that money moves between. A move from the owner is a deposit, one to the owner a withdrawal; both are on the account `opening`. */
export const moneyPlaces = ['cash_box', 'bank', 'clearing', 'owner'] as const;

/** Accounts with opening money: the company's, the cash of each driver, and what each merchant is owed. */
export const openingAccounts = ['cash_box', 'bank', 'driver_cash', 'merchant_payable'] as const;

export type OpeningAccount = (typeof openingAccounts)[number];

/** Kinds of journals. */
export const journalKinds = [
  'opening',
  'adjustment',
  'payout',
  'settlement',
  'delivered',
  'returned',
  'reversal',
  'expense',
  'move',
  'count',
  'handover',
  'shortage',
] as const;

export type JournalKind = (typeof journalKinds)[number];
