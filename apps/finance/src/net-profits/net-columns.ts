import { columnsOf } from '@tawseel/api-client';
import { monthlyNetProfit, netProfit, yearlyNetProfit } from '@tawseel/api-client/profits';

const figures = ['total_company_profit', 'total_expenses', 'net_profit'] as const;

export const totalColumns = columnsOf('finance', netProfit, ['company_id', ...figures]);

export const monthColumns = columnsOf('finance', monthlyNetProfit, ['month', ...figures], {
  month: { kind: 'month' },
});

export const yearColumns = columnsOf('finance', yearlyNetProfit, ['year', ...figures], {
  year: { kind: 'year' },
});
