import { labelKey } from '@tawseel/api-client';
import { accountsByType, cashDay, type CashDay } from '@tawseel/api-client/books';
import { sumOf } from '@tawseel/api-client/fils';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Chart, ChartCard, ChartToggle, type ChartSeries, type ChartTone } from '@tawseel/ui/chart';
import { useMemo, useState } from 'react';

const { asset: held, liability: owed } = accountsByType;

/** Money held, owed and earned at the end of each of the last days, as a chart or a table. */
export function CashChart({ days }: { days: readonly CashDay[] }) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const [isTable, setIsTable] = useState(false);
  const { categories, series } = useMemo(() => {
    const line = (name: string, tone: ChartTone, valueOf: (row: CashDay) => number): ChartSeries => ({
      name,
      kind: 'line',
      tone,
      values: days.map(valueOf),
    });
    return {
      categories: days.map(({ day }) => ({ name: format.day(day), short: format.day(day).slice(5) })),
      series: [
        line(t('cash.held'), 'accent', (row) => sumOf(held.map((account) => row[account]))),
        line(t('cash.owed'), 'quiet', (row) => sumOf(owed.map((account) => row[account]))),
        line(t('cash.earned'), 'strong', ({ earned }) => earned),
      ],
    };
  }, [days, format, t]);
  return (
    <ChartCard title={t('cash.overTime')}>
      <ChartToggle isTable={isTable} onChange={setIsTable} />
      <Chart
        label={t('cash.overTime')}
        categoryLabel={t(labelKey('books', cashDay, 'day'))}
        unit="money"
        height={320}
        isTable={isTable}
        categories={categories}
        series={series}
      />
    </ChartCard>
  );
}
