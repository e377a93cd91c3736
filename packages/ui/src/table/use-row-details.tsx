import { useTranslation } from '@tawseel/i18n';
import type { Detail } from '../frame/details.tsx';
import { CellValue } from './cell-value.tsx';
import type { Column } from './table.types.ts';

/** The lines of a details dialog: a row's values under the headers of the columns. */
export function useRowDetails<Row>(columns: readonly Column<Row>[]): (row: Row) => Detail[] {
  const { t } = useTranslation();
  return (row) =>
    columns.map((column) => ({
      label: t(column.header),
      value: <CellValue column={column} row={row} hasUnit />,
    }));
}
