import { useMonthlyExpenses, type MonthlyExpenses } from '@tawseel/api-client/expenses';
import { useTranslation } from '@tawseel/i18n';
import type { Column } from '@tawseel/ui';
import { MonthsDialog } from '../months/months-dialog.tsx';
import { useMonthColumn } from '../months/use-month-column.ts';

/** Total expenses of each month. */
export function MonthlyExpensesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finance');
  const month = useMonthColumn<MonthlyExpenses>();
  const columns: Column<MonthlyExpenses>[] = [
    month,
    { key: 'total_expenses', header: t('total'), kind: 'money', hasUnit: true },
  ];
  return (
    <MonthsDialog
      title={t('expenses.byMonth')}
      columns={columns}
      list={useMonthlyExpenses()}
      empty={t('noData')}
      width="600px"
      exported="monthly-expenses"
      onClose={onClose}
    />
  );
}
