import { columnsOf } from '@tawseel/api-client';
import { monthlyProfit, useMonthlyProfits } from '@tawseel/api-client/profits';
import { useTranslation } from '@tawseel/i18n';
import { MonthsDialog } from '../months/months-dialog.tsx';

const columns = columnsOf(
  'finance',
  monthlyProfit,
  ['month', 'total_price_orders', 'company_profits_orders', 'merchant_profits_orders'],
  { month: { kind: 'month' } },
);

/** Monthly earnings from orders: total, company, merchants. */
export function MonthlyEarningsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finance');
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
