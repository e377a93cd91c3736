import { labelKey } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, tokens } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type DraftRow, hasFault, type Mapping, type Reference } from './draft.ts';
import { ImportRow } from './import-row.tsx';
import { Line } from './layout.styles.ts';
import type { OrderColumn } from './reading/column-rules.ts';
import { useRowQuotes } from './use-row-quotes.ts';

/** Rows of one page of the table. */
const perPage = 25;

const views = ['faulty', 'twice', 'all'] as const;

type View = (typeof views)[number];

const Scroller = styled.section`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 4px;
    border-block-end: 1px solid ${tokens.color.line};
    text-align: start;
    vertical-align: top;
  }

  tbody th {
    padding-block-start: 10px;
    padding-inline: 12px;
    font-weight: 500;
  }

  thead th {
    padding-inline: 12px;
    font-weight: 500;
    white-space: nowrap;
    color: ${tokens.color.muted};
  }
`;

interface ImportTableProps {
  /** The rows that are not added yet. */
  rows: readonly DraftRow[];
  columns: readonly OrderColumn[];
  mapping: Mapping;
  reference: Reference;
  isTwice: (row: DraftRow) => boolean;
  onChange: (row: DraftRow, column: OrderColumn, text: string) => void;
}

/** Rows of a file, some at a time: those that need a correction, those that may be twice, or all. */
export function ImportTable(props: ImportTableProps) {
  const { rows, columns, mapping, reference, isTwice, onChange } = props;
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const [view, setView] = useState<View>(() => (rows.some(hasFault) ? 'faulty' : 'all'));
  const [page, setPage] = useState(0);
  const shown = {
    all: () => rows,
    faulty: () => rows.filter(hasFault),
    twice: () => rows.filter(isTwice),
  }[view]();
  const last = Math.max(0, Math.ceil(shown.length / perPage) - 1);
  const at = Math.min(page, last);
  const quotes = useRowQuotes(shown, at * perPage, mapping, reference);
  return (
    <>
      <Line>
        <Choice
          label={t('imports.rows')}
          value={view}
          options={views.map((value) => ({ value, label: t(`imports.views.${value}`) }))}
          onChange={setView}
        />
        {last > 0 && (
          <span>
            <Button disabled={at === 0} onClick={() => setPage(at - 1)}>
              {t('imports.previous')}
            </Button>{' '}
            {t('imports.page', { page: format.number(at + 1), pages: format.number(last + 1) })}{' '}
            <Button disabled={at === last} onClick={() => setPage(at + 1)}>
              {t('imports.next')}
            </Button>
          </span>
        )}
      </Line>
      <Scroller tabIndex={0} aria-label={t('imports.rows')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('imports.row')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(labelKey('merchants', order, column))}
                </th>
              ))}
              {quotes && <th scope="col">{t('quotes.fee')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.slice(at * perPage, (at + 1) * perPage).map((row) => (
              <ImportRow
                key={row.row}
                row={row}
                columns={columns}
                quote={quotes && (quotes.get(row.row) ?? null)}
                isTwice={isTwice(row)}
                onChange={onChange}
              />
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}
