import { permits, type Permission, type Role } from '@tawseel/api-client/permissions';

/** Figures that need more than the permission of their call. */
const needed: Readonly<Record<string, Permission>> = {
  AllprofitsToday: 'finance.see',
  AllprofitsThisWeek: 'finance.see',
  AllprofitsThisMonth: 'finance.see',
  totalMoney_profits_all: 'finance.see',
  totalExpensesToday: 'finance.see',
  totalExpensesThisWeek: 'finance.see',
  totalExpensesThisMonth: 'finance.see',
  totalAmount_Expenses_all: 'finance.see',
  Total_Profits_All_After_Amount_Expenses_Today: 'finance.see',
  Total_Profits_All_After_Amount_Expenses_Week: 'finance.see',
  Total_Profits_All_After_Amount_Expenses_Month: 'finance.see',
  Total_Profits_All_After_Amount_Expenses: 'finance.see',
  profits: 'finance.see',
  expenses: 'finance.see',
  totalMoneyDriver: 'balances.see',
  total_Money_orders_All_Merchants: 'balances.see',
  drivers: 'balances.see',
  merchants: 'balances.see',
  endings: 'company.see',
  End_Sub_Date: 'company.see',
  Payment_now: 'company.see',
};

/** A summary as JSON, without the figures that a role may not see. */
export function visibleFigures(summary: string, role: Role): string {
  const hidden = new Set(Object.keys(needed).filter((name) => !permits(role, needed[name] ?? 'orders.see')));
  if (hidden.size === 0) return summary;
  return JSON.stringify(
    JSON.parse(summary, (name, value: unknown) => (hidden.has(name) ? undefined : value)),
  );
}
