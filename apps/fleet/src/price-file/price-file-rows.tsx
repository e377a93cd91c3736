import { useFormat, useTranslation } from '@tawseel/i18n';
import { isDay } from '@tawseel/i18n/text';
import { Button, Card, Notice, saveFile } from '@tawseel/ui';
import { DateField } from '@tawseel/ui/forms';
import { rowsFile, type SourceFile } from '@tawseel/ui/spreadsheet';
import { useMemo, useState } from 'react';
import { dayAfter, presentDay } from '../prices/days.ts';
import { findPriceHeader, readColumns } from './price-columns.ts';
import { PriceFileTable } from './price-file-table.tsx';
import { Line, Stack, Tick } from './price-file.styles.ts';
import { type PriceReference, type PriceRow, readPriceRows } from './price-row.ts';
import { usePriceRun } from './use-price-run.ts';

interface PriceFileRowsProps {
  file: SourceFile;
  reference: PriceReference;
}

const countOf = (rows: readonly PriceRow[], ...outcomes: string[]) =>
  rows.filter(({ outcome, isWritten }) => !isWritten && outcome && outcomes.includes(outcome.outcome));

/** Rows of a file before and after they are saved: first what would become of them, from a chosen day on. */
export function PriceFileRows({ file, reference }: PriceFileRowsProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const [today] = useState(presentDay);
  const [day, setDay] = useState(() => dayAfter(presentDay(), 1));
  const [rows, setRows] = useState<readonly PriceRow[]>(() => readPriceRows(file));
  const [requotes, setRequotes] = useState(false);
  const { run, stop, progress, error } = usePriceRun(reference);
  const columns = useMemo(() => readColumns(file.rows[findPriceHeader(file.rows)] ?? []), [file]);
  const [checked, changes] = [rows.filter(({ outcome }) => outcome), countOf(rows, 'new', 'changed')];
  const [wrong, written] = [countOf(rows, 'wrong'), rows.filter(({ isWritten }) => isWritten)];
  const isChecked = checked.length === rows.length && !progress;
  const openOrders = changes.reduce((sum, { outcome }) => sum + (outcome?.open_orders ?? 0), 0);
  const counted = (key: string, count: number) => t(key, { count, number: format.number(count) });

  const take = (outcomes: readonly PriceRow[]) => {
    const byRow = new Map(outcomes.map((row) => [row.row, row]));
    setRows((all) => all.map((row) => byRow.get(row.row) ?? row));
  };
  const start = (some: readonly PriceRow[], writes: boolean) =>
    void run(some, { from_day: day, writes, requotes: writes && requotes, today }, take);
  const check = () =>
    start(
      rows.filter(({ isWritten }) => !isWritten),
      false,
    );
  const changeDay = (next: string) => {
    setDay(next);
    // On another day, something else becomes of the rows.
    setRows((all) => all.map((row) => (row.isWritten ? row : { row: row.row, cells: row.cells })));
  };
  const saveWrong = async () => {
    const head = file.rows[findPriceHeader(file.rows)] ?? [];
    const lines = wrong.map(({ row, outcome }) => [
      ...(file.rows[row - 1] ?? []),
      Object.values(outcome?.fields ?? {}).join(' '),
    ]);
    saveFile(
      await rowsFile([[...head, t('priceFile.reason')], ...lines]),
      `${file.name.replace(/\.\w+$/, '')} - ${t('priceFile.notSaved')}.csv`,
    );
  };

  return (
    <Card>
      <Stack>
        {written.length > 0 && !progress && (
          <Notice tone="success">{counted('priceFile.saved', written.length)}</Notice>
        )}
        {error && <Notice tone="failure">{`${error.message} ${t('priceFile.goOn')}`}</Notice>}
        <Line>
          <DateField
            label={t('priceFile.from')}
            hint={t('priceFile.fromHint')}
            value={day}
            min={today}
            disabled={progress !== undefined}
            onChange={changeDay}
          />
          <Button
            variant={isChecked ? 'plain' : 'primary'}
            disabled={!isDay(day) || progress !== undefined}
            onClick={check}
          >
            {t('priceFile.check')}
          </Button>
        </Line>
        {(checked.length > 0 || progress) && (
          <Line as="output">
            <strong>{counted('priceFile.changeCount', changes.length)}</strong>
            {wrong.length > 0 && <span>{counted('priceFile.wrongCount', wrong.length)}</span>}
            <span>{counted('priceFile.orderCount', openOrders)}</span>
            {progress && (
              <span>
                <progress max={progress.total} value={progress.done} aria-label={t('priceFile.rows')} />{' '}
                <Button onClick={stop}>{t('priceFile.stop')}</Button>
              </span>
            )}
          </Line>
        )}
        {isChecked && (
          <Line>
            {openOrders > 0 && day > today && <span>{t('priceFile.keep')}</span>}
            {openOrders > 0 && day <= today && (
              <Tick>
                <input
                  type="checkbox"
                  checked={requotes}
                  onChange={({ target }) => setRequotes(target.checked)}
                />
                {t('priceFile.requotes')}
              </Tick>
            )}
            {wrong.length > 0 && <Button onClick={() => void saveWrong()}>{t('priceFile.saveWrong')}</Button>}
            {changes.length > 0 && (
              <Button variant="primary" onClick={() => start(changes, true)}>
                {counted('priceFile.save', changes.length)}
              </Button>
            )}
          </Line>
        )}
        {checked.length > 0 && <PriceFileTable rows={rows} columns={columns} />}
      </Stack>
    </Card>
  );
}
