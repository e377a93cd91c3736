import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Select } from '../fields/control.styles.ts';
import { AllRowsCheckbox } from './row-checkbox.tsx';
import type { SortProps } from './table-head.tsx';
import type { Column, RowsProps } from './table.types.ts';

/** The controls above the cards of a phone. */
export const SortRoot = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-block-end: 10px;

  /* Above the ticks of the cards. */
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 2.75rem;
    padding-inline-start: 15px;
    font-size: 1rem;
  }
`;

function Sorting<Row>({ columns, sort, onSort }: SortProps & { columns: readonly Column<Row>[] }) {
  const { t } = useTranslation('base');
  return (
    <Select aria-label={t('sortBy')} value={sort ?? ''} onChange={(event) => onSort?.(event.target.value)}>
      {sort === undefined && <option value="">{t('sortBy')}</option>}
      {columns.flatMap(({ key, header }) => [
        <option key={key} value={key}>
          {t('ascending', { column: t(header) })}
        </option>,
        <option key={`-${key}`} value={`-${key}`}>
          {t('descending', { column: t(header) })}
        </option>,
      ])}
    </Select>
  );
}

type SortSelectProps<Row> = SortProps & Pick<RowsProps<Row>, 'columns' | 'rows' | 'rowKey' | 'selection'>;

/** Selects all cards on a phone and sorts them: cards have no table header. */
export function SortSelect<Row>(props: SortSelectProps<Row>) {
  const { columns, rows, rowKey, selection, sort, onSort } = props;
  const { t } = useTranslation('base');
  const sortable = onSort ? columns.filter((column) => column.isSortable) : [];
  if (!selection && sortable.length === 0) return null;
  return (
    <SortRoot>
      {selection && (
        <label>
          <AllRowsCheckbox ids={rows.map(rowKey)} {...selection} />
          <span aria-hidden="true">{t('all')}</span>
        </label>
      )}
      {sortable.length > 0 && <Sorting columns={sortable} sort={sort} onSort={onSort} />}
    </SortRoot>
  );
}
