import { useMay } from '@tawseel/api-client';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Card, LinkButton, Notice, saveFile, useVisiting } from '@tawseel/ui';
import { rowsFile, type SourceFile } from '@tawseel/ui/spreadsheet';
import { useState } from 'react';
import type { OrderKey } from '@tawseel/api-client/orders';
import { usePrintReceipts } from '../receipts/use-print-receipts.ts';
import { checkRow, orderOf } from './check-row.ts';
import { type DraftRow, hasFault, type Mapping, type Reference } from './draft.ts';
import { ImportTable } from './import-table.tsx';
import { Line, Stack } from './layout.styles.ts';
import { type OrderColumn, orderColumns } from './reading/column-rules.ts';
import { useTwice } from './use-twice.ts';
import { normalCell } from './reading/normal-cells.ts';
import { useImportRun } from './use-import-run.ts';
import { useReasons } from './use-reasons.ts';

const required: readonly (OrderColumn | undefined)[] = [
  'name_customer',
  'phone_customer',
  'city_order',
  'address_order',
  'total_price',
];

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
  const visit = useVisiting();
  const mayCreate = useMay('records.change');
  const { run, error, importId, start, stop } = useImportRun(file, mapping);
  const waiting = rows.filter(({ orderId }) => orderId === undefined);
  const faulty = waiting.filter(hasFault);
  const ready = waiting.filter((row) => !hasFault(row));
  const old = rows.filter(({ isOld }) => isOld).length;
  const added = rows.length - waiting.length - old;
  const isTwice = useTwice(rows, mapping.merchantId, run !== undefined);
  const twice = waiting.filter(isTwice).length;
  const [replacement, setReplacement] = useState<Replacement>();
  const columns = orderColumns.filter(
    (column) => mapping.columns.includes(column) || required.includes(column),
  );
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });

  const withCell = (row: DraftRow, column: OrderColumn, text: string) =>
    checkRow(
      { row: row.row, cells: { ...row.cells, [column]: normalCell(column, text) } },
      mapping,
      reference,
    );

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
    const head = file.rows[mapping.headerRow];
    const failed = waiting.map((row) => [...(file.rows[row.row - 1] ?? []), reasonOf(row)]);
    saveFile(
      await rowsFile(head ? [[...head, t('imports.reason')], ...failed] : failed),
      `${file.name.replace(/\.\w+$/, '')} - ${t('imports.notAdded')}.csv`,
    );
  };

  return (
    <Card>
      <Stack>
        {reference.inactive.has(mapping.merchantId) && (
          <Notice tone="failure">{t('imports.inactive')}</Notice>
        )}
        {old > 0 && <Notice tone="attention">{counted('imports.old', old)}</Notice>}
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
        {mayCreate && faulty.some(({ faults }) => faults.city_order === 'unknown') && (
          <div>
            <Button onClick={() => visit('/create-city')}>{t('imports.createCity')}</Button>
          </div>
        )}
        <Line as="output">
          <strong>{counted('imports.ready', ready.length)}</strong>
          {faulty.length > 0 && <span>{counted('imports.faulty', faulty.length)}</span>}
          {twice > 0 && <span>{counted('imports.twiceCount', twice)}</span>}
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
                  {added + old > 0 && (
                    <Button onClick={() => void saveFailed()}>{t('imports.saveFailed')}</Button>
                  )}{' '}
                  {ready.length > 0 && (
                    <Button variant="primary" onClick={() => void add()}>
                      {counted('imports.add', ready.length)}
                    </Button>
                  )}
                </>
              )}
            </span>
          )}
        </Line>
        {waiting.length > 0 && (
          <ImportTable
            rows={waiting}
            columns={columns}
            mapping={mapping}
            reference={reference}
            isTwice={isTwice}
            onChange={change}
          />
        )}
      </Stack>
    </Card>
  );
}
