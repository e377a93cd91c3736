import { useFormat, useTranslation } from '@tawseel/i18n';
import type { Column } from '@tawseel/ui';

/** The column that names the month of a row. */
export function useMonthColumn<Row extends { month: string }>(): Column<Row> {
  const { t } = useTranslation('finance');
  const format = useFormat();
  return { key: 'month', header: t('month'), value: ({ month }) => format.month(month), isPrimary: true };
}
