import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Sentence, Tag, type TagTone } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { useState } from 'react';
import { type PriceColumn, priceColumns } from './price-columns.ts';
import { Line, Scroller } from './price-file.styles.ts';
import type { PriceRow } from './price-row.ts';

/** Rows of one page of the table. */
const perPage = 25;

const views = ['changes', 'wrong', 'all'] as const;

type View = (typeof views)[number];

const tones: Record<string, TagTone> = { new: 'good', changed: 'attention', same: 'neutral', wrong: 'bad' };

function isShown(view: View, { outcome }: PriceRow): boolean {
  if (view === 'wrong') return outcome?.outcome === 'wrong';
  return view === 'all' || outcome?.outcome === 'new' || outcome?.outcome === 'changed';
}

interface RowProps {
  row: PriceRow;
  columns: readonly PriceColumn[];
}

/** A row of the file: errors are in their cells, and the price that counts now is before the new one. */
function FileRow({ row, columns }: RowProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const { cells, outcome } = row;
  const fields = outcome?.fields ?? {};
  const others = Object.entries(fields).filter(([name]) => !columns.some((column) => column === name));
  const textOf = (column: PriceColumn) => {
    const text = cells[column] ?? '';
    const isChange =
      column === 'delivery_price' && outcome && outcome.outcome !== 'same' && outcome.before !== null;
    return isChange ? (
      <Sentence text={t('priceFile.change', { before: format.amount(outcome.before), after: text })} />
    ) : (
      <bdi>{text}</bdi>
    );
  };
  return (
    <tr>
      <th scope="row">{row.row}</th>
      <td>
        {outcome && (
          <Tag tone={tones[outcome.outcome] ?? 'neutral'}>
            {t(row.isWritten ? 'priceFile.outcome.saved' : `priceFile.outcome.${outcome.outcome}`)}
          </Tag>
        )}
        {others.map(([name, message]) => (
          <small key={name}>{message}</small>
        ))}
      </td>
      {columns.map((column) => (
        <td key={column} data-wrong={fields[column] ? true : undefined}>
          {textOf(column)}
          {fields[column] && <small>{fields[column]}</small>}
        </td>
      ))}
      <td>{outcome && outcome.open_orders > 0 ? format.number(outcome.open_orders) : ''}</td>
    </tr>
  );
}

interface PriceFileTableProps {
  rows: readonly PriceRow[];
  /** The columns that the file has. */
  columns: readonly (PriceColumn | undefined)[];
}

/** Rows of a file of prices, some at a time: what would change, what is wrong, or all. */
export function PriceFileTable({ rows, columns }: PriceFileTableProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const [view, setView] = useState<View>('changes');
  const [page, setPage] = useState(0);
  const shown = rows.filter((row) => isShown(view, row));
  const last = Math.max(0, Math.ceil(shown.length / perPage) - 1);
  const at = Math.min(page, last);
  const present = priceColumns.filter((column) => columns.includes(column));
  return (
    <>
      <Line>
        <Choice
          label={t('priceFile.rows')}
          value={view}
          options={views.map((value) => ({ value, label: t(`priceFile.views.${value}`) }))}
          onChange={setView}
        />
        {last > 0 && (
          <span>
            <Button disabled={at === 0} onClick={() => setPage(at - 1)}>
              {t('priceFile.previous')}
            </Button>{' '}
            {t('priceFile.page', { page: format.number(at + 1), pages: format.number(last + 1) })}{' '}
            <Button disabled={at === last} onClick={() => setPage(at + 1)}>
              {t('priceFile.next')}
            </Button>
          </span>
        )}
      </Line>
      <Scroller tabIndex={0} aria-label={t('priceFile.rows')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('priceFile.row')}</th>
              <th scope="col">{t('priceFile.becomes')}</th>
              {present.map((column) => (
                <th key={column} scope="col">
                  {t(`price.fields.${column}`)}
                </th>
              ))}
              <th scope="col">{t('priceFile.openOrders')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(at * perPage, (at + 1) * perPage).map((row) => (
              <FileRow key={row.row} row={row} columns={present} />
            ))}
          </tbody>
        </table>
      </Scroller>
      {shown.length === 0 && <p>{t('priceFile.none')}</p>}
    </>
  );
}
