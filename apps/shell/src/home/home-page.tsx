import { useCan, type QueryState } from '@tawseel/api-client';
import { useAttention, useOrderFigures, useProfitFigures } from '@tawseel/api-client/dashboard';
import { useExtensions } from '@tawseel/federation/slots';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, Icon, icons, Page, PageHeader, Sentence, tokens } from '@tawseel/ui';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AttentionCards } from './attention-cards.tsx';
import { CompanyCard } from './company-card.tsx';
import { FigureCards, useHomeCards } from './figure-cards.tsx';
import { HomePanel } from './home-panel.tsx';
import { periodStarts } from './periods.ts';
import { SetupPath } from './setup/setup-path.tsx';
import { useSetupSteps } from './setup/use-setup-steps.ts';
import { dashboard } from '../words/dashboard.ts';

const Sections = styled.div`
  display: grid;
  gap: 14px;

  > h2 {
    margin-block-start: 8px;
    font-size: 0.8125rem;
    font-weight: 600;
    color: ${tokens.color.muted};
  }
`;

const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;

  > * {
    flex: 1 1 15.625rem;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;

  @media (width < 62.5rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Reserves its space while the responses are pending. */
const Updated = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'inherit' : 'hidden')};
`;

/** `undefined` while the response is pending, null if the call failed. */
function known<Value>({ value, error }: { value: Value | undefined; error: unknown }) {
  return value ?? (error ? null : undefined);
}

interface FailureProps {
  query: Pick<QueryState<unknown>, 'error' | 'retry' | 'isFetching'>;
  message: string;
}

function Failure({ query: { error, retry, isFetching }, message }: FailureProps) {
  return error && <ErrorPanel message={message} onRetry={retry} isRetrying={isFetching} />;
}

/** Overview of the company: today, balances, cities, people and subscription. */
function Dashboard() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const orders = useOrderFigures();
  const profits = useProfitFigures();
  const hasAttention = useCan('attention');
  const attention = useAttention();
  const { trends, setup } = attention.value ?? {};
  const steps = useSetupSteps(setup);
  const queries = [orders, profits, ...(hasAttention ? [attention] : [])];
  const figures = { orders: known(orders), profits: known(profits) };
  const { of, language } = useExtensions();
  const today = useHomeCards('today');
  const balances = useHomeCards('balances');
  const panels = of('home.panels').map((panel) => (
    <HomePanel
      key={`${panel.feature} ${panel.name}`}
      panel={panel}
      language={language}
      cities={figures.orders && figures.orders.topCities}
    />
  ));
  const updatedAt = Math.max(...queries.map((query) => query.updatedAt));
  const [openedAt] = useState(() => Date.now());
  const starts = periodStarts(updatedAt || openedAt);
  const time = companyTime(updatedAt || openedAt);
  const updated = [format.longDate(time), t('dashboard:updated', { time: format.dateTime(time).slice(11) })];

  return (
    <Page>
      <PageHeader
        title={t('dashboard:title')}
        subtitle={
          <Updated $isKnown={updatedAt > 0}>
            <Sentence text={updated.join(' · ')} />
          </Updated>
        }
        actions={
          <Button
            onClick={() => queries.forEach((query) => query.retry())}
            isBusy={updatedAt > 0 && queries.some((query) => query.isFetching)}
            busyLabel={t('dashboard:refreshing')}
          >
            <Icon path={icons.refresh} flip />
            {t('dashboard:refresh')}
          </Button>
        }
      />
      <Sections>
        <Failure query={orders} message={t('dashboard:ordersFailed')} />
        <Failure query={profits} message={t('dashboard:profitsFailed')} />
        {setup && steps.length > 0 && <SetupPath steps={steps} setup={setup} />}
        {hasAttention &&
          (attention.error && !attention.value ? (
            <Failure query={attention} message={t('dashboard:attentionFailed')} />
          ) : (
            <AttentionCards attention={attention.value} isSilent={steps.length > 0} />
          ))}
        {today.length > 0 && (
          <Cards>
            <FigureCards cards={today} figures={figures} starts={starts} trends={trends} />
          </Cards>
        )}
        {balances.length > 0 && (
          <>
            <h2>{t('dashboard:deliveriesAndBalances')}</h2>
            <Cards>
              <FigureCards cards={balances} figures={figures} starts={starts} trends={trends} />
            </Cards>
          </>
        )}
        <Foot>
          {panels[0]}
          <CompanyCard figures={figures} starts={starts} />
          {panels.slice(1)}
        </Foot>
      </Sections>
    </Page>
  );
}

export const HomePage = withBundledWords('dashboard', dashboard, Dashboard);
