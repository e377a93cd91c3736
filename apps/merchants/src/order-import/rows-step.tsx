import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Card, LinkButton, Notice, saveFile, tokens } from '@tawseel/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { labelKey } from '@tawseel/api-client';
import { order, type OrderKey } from '@tawseel/api-client/orders';
import { usePrintReceipts } from '../receipts/use-print-receipts.ts';
import { checkRow, orderOf } from './check-row.ts';
import { type DraftRow, hasFault, type Mapping, type Reference, type SourceFile } from './draft.ts';
import { failedRowsFile } from './failed-rows-file.ts';
import { ImportRow } from './import-row.tsx';
import { type OrderColumn, orderColumns } from './reading/column-rules.ts';
import { useImportRun } from './use-import-run.ts';
import { useReasons } from './use-reasons.ts';

/** Rows of one page of the table. */
const perPage = 25;

const required: readonly (OrderColumn | undefined)[] = [
  'name_customer',
  'phone_customer',
  'city_order',
  'address_order',
  'total_price',
];

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block: 12px;

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Scroller = styled.div`
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

  thead th {
    font-weight: 500;
    white-space: nowrap;
    color: ${tokens.color.muted};
  }
`;

/** A value that was typed over, which other rows have too. */
interface Replacement {
  column: OrderColumn;
  from: string;
  to: string;
  count: number;
}

interface RowsStepProps {
  file: SourceFile;
  mapping: Mapping;
  reference: Reference;
  rows: readonly DraftRow[];
  onRows: (change: (rows: readonly DraftRow[]) => readonly DraftRow[]) => void;
  onAgain: () => void;
}

/** Rows of a file before and after they are added: faults are repaired in their cells. */
export function RowsStep({ file, mapping, reference, rows, onRows, onAgain }: RowsStepProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const reasonOf = useReasons();
  const print = usePrintReceipts();
  const { run, error, importId, start, stop } = useImportRun(file, mapping);
  const waiting = rows.filter(({ orderId }) => orderId === undefined);
  const faulty = waiting.filter(hasFault);
  const ready = waiting.filter((row) => !hasFault(row));
  const added = rows.length - waiting.length;
  const [isOnlyFaulty, setIsOnlyFaulty] = useState(faulty.length > 0);
  const [page, setPage] = useState(0);
  const [replacement, setReplacement] = useState<Replacement>();
  const shown = isOnlyFaulty ? faulty : waiting;
  const last = Math.max(0, Math.ceil(shown.length / perPage) - 1);
  const at = Math.min(page, last);
  const columns = orderColumns.filter(
    (column) => mapping.columns.includes(column) || required.includes(column),
  );
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });

  const withCell = (row: DraftRow, column: OrderColumn, text: string) =>
    checkRow({ row: row.row, cells: { ...row.cells, [column]: text } }, mapping, reference);

  function change(changed: DraftRow, column: OrderColumn, text: string) {
    const from = changed.cells[column] ?? '';
    onRows((all) => all.map((row) => (row.row === changed.row ? withCell(row, column, text) : row)));
    const others = waiting.filter((row) => row !== changed && from !== '' && row.cells[column] === from);
    setReplacement(others.length > 0 ? { column, from, to: text, count: others.length } : undefined);
  }
  function replaceAll({ column, from, to }: Replacement) {
    const isMeant = (row: DraftRow) => row.orderId === undefined && row.cells[column] === from;
    onRows((all) => all.map((row) => (isMeant(row) ? withCell(row, column, to) : row)));
    setReplacement(undefined);
  }
  const addedOrders = () =>
    rows.flatMap((row): OrderKey[] => {
      const { merchant_id: merchantId } = orderOf(row.cells, mapping, reference);
      return row.orderId === undefined
        ? []
        : [{ merchant_order_id: row.orderId, merchant_id: String(merchantId) }];
    });
  const add = () =>
    start(ready, reference, (outcomes) => {
      const byRow = new Map(outcomes.map((row) => [row.row, row]));
      onRows((all) => all.map((row) => byRow.get(row.row) ?? row));
    });
  const saveFailed = async () => {
    const heading = t('imports.reason');
    saveFile(
      await failedRowsFile(file, mapping.headerRow, waiting, { heading, reasonOf }),
      t('imports.failedFile'),
    );
  };

  return (
    <Card>
      {added > 0 && (
        <Notice tone="success">
          {counted('imports.added', added)}{' '}
          {importId !== undefined && (
            <LinkButton size="small" to={`/orders?import_id=${importId}`}>
              {t('imports.showOrders')}
            </LinkButton>
          )}{' '}
          <Button size="small" onClick={() => print(addedOrders())}>
            {t('imports.labels')}
          </Button>
        </Notice>
      )}
      {error && <Notice tone="failure">{`${error.message} ${t('imports.goOn')}`}</Notice>}
      {replacement && (
        <Notice tone="attention">
          {counted('imports.others', replacement.count)} <bdi>{replacement.from}</bdi>{' '}
          <Button size="small" onClick={() => replaceAll(replacement)}>
            {t('imports.replaceAll')}
          </Button>
        </Notice>
      )}
      <Head role="status">
        <strong>{counted('imports.ready', ready.length)}</strong>
        {faulty.length > 0 && <span>{counted('imports.faulty', faulty.length)}</span>}
        {run ? (
          <span>
            <progress max={run.total} value={run.done} aria-label={t('imports.adding')} />{' '}
            <Button onClick={stop}>{t('orders.stop')}</Button>
          </span>
        ) : (
          <span>
            {waiting.length === 0 ? (
              <Button variant="primary" onClick={onAgain}>
                {t('imports.again')}
              </Button>
            ) : (
              <>
                {added > 0 && <Button onClick={() => void saveFailed()}>{t('imports.saveFailed')}</Button>}{' '}
                <Button variant="primary" disabled={ready.length === 0} onClick={() => void add()}>
                  {counted('imports.add', ready.length)}
                </Button>
              </>
            )}
          </span>
        )}
      </Head>
      {waiting.length > 0 && (
        <>
          <Head>
            <label>
              <input
                type="checkbox"
                checked={isOnlyFaulty}
                onChange={({ target }) => setIsOnlyFaulty(target.checked)}
              />{' '}
              {t('imports.onlyFaulty')}
            </label>
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
          </Head>
          <Scroller tabIndex={0} role="region" aria-label={t('imports.rows')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('imports.row')}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {t(labelKey('merchants', order, column))}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.slice(at * perPage, (at + 1) * perPage).map((row) => (
                  <ImportRow key={row.row} row={row} columns={columns} onChange={change} />
                ))}
              </tbody>
            </table>
          </Scroller>
        </>
      )}
    </Card>
  );
}
