import { columnsOf } from '@tawseel/api-client';
import { monthlyNetProfit, netProfit, yearlyNetProfit } from '@tawseel/api-client/profits';

const figures = ['total_company_profit', 'total_expenses', 'net_profit', 'after_commissions'] as const;

const all = {
  total: columnsOf('finance', netProfit, ['company_id', ...figures]),
  month: columnsOf('finance', monthlyNetProfit, ['month', ...figures], { month: { kind: 'month' } }),
  year: columnsOf('finance', yearlyNetProfit, ['year', ...figures], { year: { kind: 'year' } }),
};

function without<One extends { key: string }>(columns: readonly One[]) {
  return columns.filter(({ key }) => key !== 'after_commissions');
}

const contract = { total: without(all.total), month: without(all.month), year: without(all.year) };

/** Columns of the tables; only servers with books know what remains after commissions. */
export const netColumns = (hasBooks: boolean) => (hasBooks ? all : contract);
