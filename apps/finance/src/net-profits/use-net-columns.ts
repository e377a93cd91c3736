import type { NetProfit } from '@tawseel/api-client/profits';
import { useTranslation } from '@tawseel/i18n';
import type { Column } from '@tawseel/ui';

/** The three figures of a net profit. */
export function useNetColumns<Row extends NetProfit>(): Column<Row>[] {
  const { t } = useTranslation('finance');
  return [
    { key: 'total_company_profit', header: t('companyProfit'), kind: 'money' },
    { key: 'total_expenses', header: t('expenses.title'), kind: 'money' },
    { key: 'net_profit', header: t('net.profit'), kind: 'money' },
  ];
}
