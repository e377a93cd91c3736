import { useMonthlyProfits, type MonthlyProfit } from '@tawseel/api-client/profits';
import { useTranslation } from '@tawseel/i18n';
import type { Column } from '@tawseel/ui';
import { MonthsDialog } from '../months/months-dialog.tsx';
import { useMonthColumn } from '../months/use-month-column.ts';

/** Monthly earnings from orders: total, company, merchants. */
export function MonthlyEarningsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finance');
  const month = useMonthColumn<MonthlyProfit>();
  const columns: Column<MonthlyProfit>[] = [
    month,
    { key: 'total_price_orders', header: t('profits.totalPrice'), kind: 'money' },
    { key: 'company_profits_orders', header: t('companyProfit'), kind: 'money' },
    { key: 'merchant_profits_orders', header: t('profits.merchantProfit'), kind: 'money' },
  ];
  return (
    <MonthsDialog
      title={t('profits.byMonth')}
      columns={columns}
      list={useMonthlyProfits()}
      empty={t('profits.noMonths')}
      width="760px"
      exported="monthly-profits"
      onClose={onClose}
    />
  );
}
