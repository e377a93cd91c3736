import { useWholeList } from '@tawseel/api-client';
import { monthlyProfit } from '@tawseel/api-client/profits';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf } from '@tawseel/ui';
import { MonthsDialog } from '../months/months-dialog.tsx';

const month = { month: { kind: 'month' } } as const;
const profits = ['company_profits_orders', 'merchant_profits_orders'] as const;
const columns = columnsOf('finance', monthlyProfit, ['month', 'total_price_orders', ...profits], month);
/** The profits add up to the price of delivered orders. */
const separateColumns = columnsOf(
  'finance',
  monthlyProfit,
  ['month', 'delivered_price_orders', ...profits, 'returned_price_orders'],
  month,
);

/** Monthly earnings from orders: total, company, merchants; returned orders apart, where the server separates them. */
export function MonthlyEarningsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finance');
  const list = useWholeList(monthlyProfit);
  const isSeparate = typeof list.rows[0]?.delivered_price_orders === 'number';
  return (
    <MonthsDialog
      title={t('profits.byMonth')}
      columns={isSeparate ? separateColumns : columns}
      list={list}
      empty={t('profits.noMonths')}
      width="47.5rem"
      exported="monthly-profits"
      onClose={onClose}
    />
  );
}
