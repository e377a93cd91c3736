import { useCan, useWholeList } from '@tawseel/api-client';
import { monthlyNetProfit, netProfit, yearlyNetProfit } from '@tawseel/api-client/profits';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf, ErrorPanel, Page, PageHeader } from '@tawseel/ui';
import { PrintButton } from '@tawseel/ui/print';
import { PrintedFrom } from '@tawseel/ui/printed-from';
import { styled } from 'styled-components';
import { NetChart } from './net-chart.tsx';
import { NetExport } from './net-export.tsx';
import { NetSection } from './net-section.tsx';

const figures = ['total_company_profit', 'total_expenses', 'net_profit', 'after_commissions'] as const;

const all = {
  total: columnsOf('finance', netProfit, ['company_id', ...figures]),
  month: columnsOf('finance', monthlyNetProfit, ['month', ...figures], { month: { kind: 'month' } }),
  year: columnsOf('finance', yearlyNetProfit, ['year', ...figures], { year: { kind: 'year' } }),
};

function without<One extends { key: string }>(columns: readonly One[]) {
  return columns.filter(({ key }) => key !== 'after_commissions');
}

const contract = { total: without(all.total), month: without(all.month), year: without(all.year) };

/** Columns of the tables; only servers with books know what remains after commissions. */
const netColumns = (hasBooks: boolean) => (hasBooks ? all : contract);

const Sections = styled.div`
  display: grid;
  gap: 24px;
`;

const Periods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: 24px;
  align-items: start;
`;

/** Company profit after expenses: in total, by month and by year. */
export function NetProfitsPage() {
  const { t } = useTranslation('finance');
  const columns = netColumns(useCan('books'));
  const months = useWholeList(monthlyNetProfit);
  const total = useWholeList(netProfit);
  const years = useWholeList(yearlyNetProfit);
  const titles = { total: t('net.total'), months: t('net.byMonth'), years: t('net.byYear') };

  const hasYears = years.rows.length > 0;
  // Not every server has years: their table is left out without an error.
  const failed = [months, total].filter((list) => list.error);
  const failure = failed[0]?.error;
  return (
    <Page>
      <PrintedFrom />
      <PageHeader
        title={t('net.title')}
        subtitle={t('net.subtitle')}
        actions={
          <>
            <NetExport
              tables={[
                { list: 'net-profits', title: titles.total, total: total.total },
                { list: 'net-profits-by-month', title: titles.months, total: months.total },
                ...(hasYears
                  ? [{ list: 'net-profits-by-year' as const, title: titles.years, total: years.total }]
                  : []),
              ]}
            />
            <PrintButton />
          </>
        }
      />
      <Sections>
        {failure && (
          <ErrorPanel
            message={t('net.loadFailed', { message: failure.message })}
            onRetry={() => failed.forEach((list) => list.retry())}
            isRetrying={failed.some((list) => list.isFetching)}
          />
        )}
        <NetSection
          title={titles.total}
          columns={columns.total}
          rowKey={(row) => row.company_id}
          list={total}
        />
        {months.rows.length > 0 && <NetChart months={months.rows} />}
        <Periods>
          <NetSection
            title={titles.months}
            columns={columns.month}
            rowKey={(row) => row.month}
            list={months}
          />
          {(hasYears || years.isLoading) && (
            <NetSection title={titles.years} columns={columns.year} rowKey={(row) => row.year} list={years} />
          )}
        </Periods>
      </Sections>
    </Page>
  );
}
