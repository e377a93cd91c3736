import { useOrderFigures, useProfitFigures } from '@tawseel/api-client/dashboard';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, Icon, icons, Page, PageHeader, tokens } from '@tawseel/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CompanyCard } from './company-card.tsx';
import { BalanceCards, TodayCards } from './figure-cards.tsx';
import { periodStarts } from './periods.ts';
import { TopCitiesCard } from './top-cities-card.tsx';

const Sections = styled.div`
  display: grid;
  gap: 14px;

  > h2 {
    margin-block-start: 8px;
    font-size: 13px;
    font-weight: 600;
    color: ${tokens.color.muted};
  }
`;

const Cards = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: repeat(auto-fit, minmax(min(250px, 100%), 1fr));
`;

const Foot = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;

  @media (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Its place is kept while nothing has come. */
const Updated = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'inherit' : 'hidden')};
`;

/** What is known: nothing yet is undefined, what could not be had is null. */
function known<Value>({ value, error }: { value: Value | undefined; error: unknown }) {
  return value ?? (error ? null : undefined);
}

/** The company at a glance: today first, then balances, cities, people and subscription. */
export function HomePage() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const orderAnswer = useOrderFigures();
  const profitAnswer = useProfitFigures();
  const answers = [orderAnswer, profitAnswer];
  const orders = known(orderAnswer);
  const profits = known(profitAnswer);
  const updatedAt = Math.max(...answers.map((answer) => answer.updatedAt));
  const [openedAt] = useState(() => Date.now());
  const starts = periodStarts(updatedAt || openedAt);
  const time = companyTime(updatedAt || openedAt);
  const updated = [format.longDate(time), t('dashboard.updated', { time: format.dateTime(time).slice(11) })];

  return (
    <Page>
      <PageHeader
        title={t('dashboard.title')}
        subtitle={<Updated $isKnown={updatedAt > 0}>{updated.join(' · ')}</Updated>}
        actions={
          <Button
            onClick={() => answers.forEach((answer) => answer.retry())}
            isBusy={updatedAt > 0 && answers.some((answer) => answer.isFetching)}
            busyLabel={t('dashboard.refreshing')}
          >
            <Icon path={icons.refresh} flip />
            {t('dashboard.refresh')}
          </Button>
        }
      />
      <Sections>
        {orderAnswer.error && (
          <ErrorPanel
            message={t('dashboard.ordersFailed')}
            onRetry={orderAnswer.retry}
            isRetrying={orderAnswer.isFetching}
          />
        )}
        {profitAnswer.error && (
          <ErrorPanel
            message={t('dashboard.profitsFailed')}
            onRetry={profitAnswer.retry}
            isRetrying={profitAnswer.isFetching}
          />
        )}
        <Cards>
          <TodayCards orders={orders} profits={profits} starts={starts} />
        </Cards>
        <h2>{t('dashboard.deliveriesAndBalances')}</h2>
        <Cards>
          <BalanceCards profits={profits} starts={starts} />
        </Cards>
        <Foot>
          <TopCitiesCard cities={orders && orders.topCities} />
          <CompanyCard orders={orders} profits={profits} />
        </Foot>
      </Sections>
    </Page>
  );
}
