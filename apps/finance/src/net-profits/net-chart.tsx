import { labelKey } from '@tawseel/api-client';
import { monthlyNetProfit, type MonthlyNetProfit } from '@tawseel/api-client/profits';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { Card, media } from '@tawseel/ui';
import { Chart, type ChartCategory, type ChartSeries } from '@tawseel/ui/chart';
import { useMemo } from 'react';
import { styled } from 'styled-components';

/** In print, the table shows the same values. */
const Sheet = styled(Card)`
  ${media.print} {
    display: none;
  }
`;

const monthsShown = 12;

/** Profit, expenses and net profit of the last twelve months with data, oldest first. */
export function NetChart({ months }: { months: readonly MonthlyNetProfit[] }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const { categories, series } = useMemo(() => {
    const label = (name: keyof MonthlyNetProfit) => t(labelKey('finance', monthlyNetProfit, name));
    const shown = months.toSorted((a, b) => (asText(a.month) < asText(b.month) ? -1 : 1)).slice(-monthsShown);
    const categories: ChartCategory[] = shown.map(({ month }) => ({
      name: format.month(month),
      short: asText(month).slice(0, 7),
    }));
    const series: ChartSeries[] = [
      {
        name: label('total_company_profit'),
        kind: 'bar',
        tone: 'accent',
        values: shown.map((row) => row.total_company_profit),
      },
      {
        name: label('total_expenses'),
        kind: 'bar',
        tone: 'quiet',
        values: shown.map((row) => row.total_expenses),
      },
      { name: label('net_profit'), kind: 'line', tone: 'strong', values: shown.map((row) => row.net_profit) },
    ];
    return { categories, series };
  }, [months, format, t]);
  return (
    <Sheet title={t('net.chart')}>
      <Chart
        label={t('net.chart')}
        categoryLabel={t(labelKey('finance', monthlyNetProfit, 'month'))}
        unit="money"
        height={320}
        categories={categories}
        series={series}
      />
    </Sheet>
  );
}
