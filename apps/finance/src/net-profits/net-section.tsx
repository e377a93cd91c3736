import { DataTable, type Column, type ListResult } from '@tawseel/ui';
import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';

const Root = styled.section`
  min-inline-size: 0;

  > h2 {
    margin-block-end: 10px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

interface NetSectionProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  list: ListResult<Row>;
}

/** One of the tables under its heading. The page's head shows the error of all tables once. */
export function NetSection<Row>({ title, columns, rowKey, list }: NetSectionProps<Row>) {
  const { t } = useTranslation('finance');
  if (list.error && list.rows.length === 0) return null;
  return (
    <Root>
      <h2>{title}</h2>
      <DataTable
        caption={title}
        columns={columns}
        rowKey={rowKey}
        list={{ ...list, error: undefined }}
        empty={{ text: t('noData') }}
      />
    </Root>
  );
}
