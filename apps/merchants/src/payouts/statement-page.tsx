import { useList } from '@tawseel/api-client';
import { useLetterhead } from '@tawseel/api-client/company';
import type { OrderProof } from '@tawseel/api-client/driver-app';
import { useListExport } from '@tawseel/api-client/exports';
import { payout, payoutLine } from '@tawseel/api-client/payouts';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { useFormat, useTranslation, type Language } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, ExportButton, LinkButton, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { LanguageChoice } from '@tawseel/ui/choice';
import { A4, OnScreen, PrintButton } from '@tawseel/ui/print';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PayoutSteps } from './payout-steps.tsx';
import { ProofsButton } from './proofs-button.tsx';
import { useWordsOf } from '../words/use-words-of.ts';
import { Statement } from './statement.tsx';
import { StatementProofs } from './statement-proofs.tsx';

function PayoutStatement({ payoutId }: { payoutId: string }) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const [proofs, setProofs] = useState<readonly OrderProof[]>();
  const view = { filter: { payout_id: payoutId } };
  const found = useList(payout, view);
  const lines = useList(payoutLine, { ...view, limit: 500 });
  const isComplete = useAllRows(lines);
  const company = useLetterhead();
  const words = useWordsOf(language);
  const run = useListExport('payout-lines', view);
  const title = t('merchants:payouts.one', { id: payoutId });
  const [row] = found.rows;
  const failed = [found, lines, company].filter(({ error }) => error);
  const isReady = row !== undefined && isComplete && company.value !== undefined && words !== undefined;
  return (
    <Page>
      <A4 />
      <OnScreen>
        <PageHeader
          title={title}
          actions={
            <>
              <LanguageChoice
                label={t('merchants:payouts.language')}
                value={language}
                onChange={setLanguage}
              />
              <LinkButton to="/payouts">{t('merchants:payouts.list')}</LinkButton>
              <ExportButton title={t('merchants:payouts.linesOf', { id: payoutId })} list={lines} run={run} />
              {isReady && (
                <ProofsButton lines={lines.rows} isShown={proofs !== undefined} onChange={setProofs} />
              )}
              <PrintButton disabled={!isReady} />
              {row && <PayoutSteps payout={row} />}
            </>
          }
        />
        {failed[0]?.error && (
          <ErrorPanel
            message={failed[0].error.message}
            onRetry={() => failed.forEach((query) => query.retry())}
          />
        )}
        {!isReady && failed.length === 0 && (found.isLoading || row) && (
          <Skeleton $width="100%" $height="26.25rem" />
        )}
        {!found.isLoading && !found.error && !row && <EmptyState text={t('merchants:payouts.missing')} />}
      </OnScreen>
      {isReady && company.value && words && (
        <Statement payout={row} lines={lines.rows} company={company.value} words={words} />
      )}
      {isReady && proofs && words && (
        <StatementProofs payoutId={row.payout_id} proofs={proofs} words={words} />
      )}
    </Page>
  );
}

/** A payout: its statement as it is printed, in either language, and its next steps. */
export function StatementPage() {
  const { t } = useTranslation();
  const payoutId = useLocation().hash.slice(1);
  if (/^\d{1,9}$/.test(payoutId)) return <PayoutStatement key={payoutId} payoutId={payoutId} />;
  return (
    <Page>
      <PageHeader title={t('merchants:payouts.statement')} />
      <EmptyState text={t('merchants:payouts.missing')} />
    </Page>
  );
}
