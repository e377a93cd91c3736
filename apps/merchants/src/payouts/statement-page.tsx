import { useLetterhead } from '@tawseel/api-client/company';
import { useListExport } from '@tawseel/api-client/exports';
import { usePayoutLines, usePayouts } from '@tawseel/api-client/payouts';
import { useFormat, useTranslation, type Language } from '@tawseel/i18n';
import {
  Button,
  EmptyState,
  ErrorPanel,
  ExportButton,
  Icon,
  icons,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
} from '@tawseel/ui';
import { LanguageChoice } from '@tawseel/ui/choice';
import { OnScreen } from '@tawseel/ui/print';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { A4 } from '../receipts/page-size.tsx';
import { PayoutSteps } from './payout-steps.tsx';
import { statementWords } from './statement-words.ts';
import { Statement } from './statement.tsx';
import { withPayoutsWords } from './with-payouts-words.tsx';

/** Rows of one request. */
const limit = 500;

/** All lines of a payout, once they have loaded. */
function useAllLines(payoutId: string) {
  const list = usePayoutLines({ filter: { payout_id: payoutId }, limit });
  const { hasMore, isLoading, isFetching, error, loadMore } = list;
  useEffect(() => {
    if (hasMore && !isFetching && !error) loadMore();
  }, [hasMore, isFetching, error, loadMore]);
  return { ...list, isComplete: !isLoading && !hasMore && !error };
}

function PayoutStatement({ payoutId }: { payoutId: string }) {
  const { t, i18n } = useTranslation();
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const view = { filter: { payout_id: payoutId } };
  const found = usePayouts(view);
  const lines = useAllLines(payoutId);
  const company = useLetterhead();
  const run = useListExport('payout-lines', view);
  const title = t('payouts:one', { id: payoutId });
  const [payout] = found.rows;
  const failed = [found, lines, company].filter(({ error }) => error);
  const isReady = payout !== undefined && lines.isComplete && company.value !== undefined;
  return (
    <Page>
      <A4 />
      <OnScreen>
        <PageHeader
          title={title}
          actions={
            <>
              <LanguageChoice label={t('payouts:language')} value={language} onChange={setLanguage} />
              <LinkButton to="/payouts">{t('payouts:list')}</LinkButton>
              <ExportButton title={t('payouts:linesOf', { id: payoutId })} list={lines} run={run} />
              <Button disabled={!isReady} onClick={() => window.print()}>
                <Icon path={icons.print} />
                {t('base:print')}
              </Button>
              {payout && <PayoutSteps payout={payout} />}
            </>
          }
        />
        {failed[0]?.error && (
          <ErrorPanel
            message={failed[0].error.message}
            onRetry={() => failed.forEach((query) => query.retry())}
          />
        )}
        {!isReady && failed.length === 0 && (found.isLoading || payout) && (
          <Skeleton $width="100%" $height="420px" />
        )}
        {!found.isLoading && !found.error && !payout && <EmptyState text={t('payouts:missing')} />}
      </OnScreen>
      {isReady && company.value && (
        <Statement
          payout={payout}
          lines={lines.rows}
          company={company.value}
          words={statementWords(i18n, language)}
        />
      )}
    </Page>
  );
}

/** A payout: its statement as it is printed, in either language, and its next steps. */
function StatementOfAddress() {
  const { t } = useTranslation();
  const payoutId = useLocation().hash.slice(1);
  if (/^\d{1,9}$/.test(payoutId)) return <PayoutStatement key={payoutId} payoutId={payoutId} />;
  return (
    <Page>
      <PageHeader title={t('payouts:statement')} />
      <EmptyState text={t('payouts:missing')} />
    </Page>
  );
}

export const StatementPage = withPayoutsWords(StatementOfAddress);
