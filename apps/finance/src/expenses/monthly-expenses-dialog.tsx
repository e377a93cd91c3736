import { useWholeList } from '@tawseel/api-client';
import { monthlyExpenses } from '@tawseel/api-client/expenses';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf } from '@tawseel/ui';
import { MonthsDialog } from '../months/months-dialog.tsx';

const columns = columnsOf('finance', monthlyExpenses, ['month', 'total_expenses'], {
  month: { kind: 'month' },
  total_expenses: { hasUnit: true },
});

/** Total expenses of each month. */
export function MonthlyExpensesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finance');
  return (
    <MonthsDialog
      title={t('expenses.byMonth')}
      columns={columns}
      list={useWholeList(monthlyExpenses)}
      empty={t('noData')}
      width="600px"
      exported="monthly-expenses"
      onClose={onClose}
    />
  );
}
