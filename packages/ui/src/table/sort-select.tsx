import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Select } from '../fields/control.styles.ts';
import type { SortProps } from './table-head.tsx';
import type { Column } from './table.types.ts';

const Root = styled.div`
  margin-block-end: 10px;
`;

/** Sorts the cards of a phone, which have no header to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortProps & { columns: readonly Column<Row>[] }) {
  const { t } = useTranslation('base');
  const sortable = columns.filter((column) => column.isSortable);
  if (!onSort || sortable.length === 0) return null;
  return (
    <Root>
      <Select aria-label={t('sortBy')} value={sort ?? ''} onChange={(event) => onSort(event.target.value)}>
        {sort === undefined && <option value="">{t('sortBy')}</option>}
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={key}>
            {t('ascending', { column: header })}
          </option>,
          <option key={`-${key}`} value={`-${key}`}>
            {t('descending', { column: header })}
          </option>,
        ])}
      </Select>
    </Root>
  );
}
