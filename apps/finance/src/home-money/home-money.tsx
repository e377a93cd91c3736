import { labelKey, useWholeList } from '@tawseel/api-client';
import { accountsByType, cashPosition, moneyAge, type MoneyAge } from '@tawseel/api-client/books';
import { useTranslation } from '@tawseel/i18n';
import { EmptyState, Skeleton } from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import type { ChartSeries } from '@tawseel/ui/chart';
import { useMemo } from 'react';
import { loadBooks } from '../words/books.ts';
import { MoneyChart } from './money-chart.tsx';

/** Accounts where money is, then what is owed. */
const shown = [...accountsByType.asset, ...accountsByType.liability];

/** Panel with the money held now, by place, and the money owed. */
function Now() {
  const { t } = useTranslation('books');
  const { rows, isLoading, error } = useWholeList(cashPosition);
  const data = useMemo(() => {
    const values = shown.map((account) => rows.find((row) => row.account === account)?.balance ?? 0);
    const series: ChartSeries[] = [{ name: t('home.amount'), kind: 'bar', tone: 'accent', values }];
    const categories = shown.map((account) => ({
      name: t(`cash_position.values.account.${account}`),
      short: t(`home.short.${account}`),
    }));
    return { categories, series };
  }, [rows, t]);
  if (error) return <EmptyState text={error.message} />;
  if (isLoading) return <Skeleton $width="100%" $height="100%" />;
  return (
    <MoneyChart
      label={t('home.now')}
      categoryLabel={t(labelKey('books', cashPosition, 'account'))}
      {...data}
    />
  );
}

const ages = ['days_0_1', 'days_2_3', 'days_4_7', 'older'] as const;

/** Panel with the cash of drivers and the debts to merchants, by age. */
function Ages() {
  const { t } = useTranslation('books');
  const { rows, isLoading, error } = useWholeList(moneyAge);
  const data = useMemo(() => {
    const valuesOf = (account: MoneyAge['account']) => {
      const row = rows.find((one) => one.account === account);
      return ages.map((age) => row?.[age] ?? 0);
    };
    const series: ChartSeries[] = [
      {
        name: t('money_age.values.account.driver_cash'),
        kind: 'bar',
        tone: 'accent',
        values: valuesOf('driver_cash'),
      },
      {
        name: t('money_age.values.account.merchant_payable'),
        kind: 'bar',
        tone: 'quiet',
        values: valuesOf('merchant_payable'),
      },
    ];
    return { categories: ages.map((age) => ({ name: t(labelKey('books', moneyAge, age)) })), series };
  }, [rows, t]);
  if (error) return <EmptyState text={error.message} />;
  if (isLoading) return <Skeleton $width="100%" $height="100%" />;
  return <MoneyChart label={t('home.ages')} categoryLabel={t('home.age')} {...data} />;
}

export const MoneyNow = withWords('books', loadBooks, Now);
export const MoneyAges = withWords('books', loadBooks, Ages);
