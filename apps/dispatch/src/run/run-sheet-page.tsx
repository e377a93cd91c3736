import { useList } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { useLetterhead } from '@tawseel/api-client/company';
import { run as entity, runLine } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation, type Language } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { Choice, LanguageChoice, useStoredChoice } from '@tawseel/ui/choice';
import { A4, OnScreen, PrintButton, usePrintWhenReady, useWordsIn } from '@tawseel/ui/print';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RollPage } from './roll-page.tsx';
import { RunSheet } from './run-sheet.tsx';

const loadWords = {
  en: () => import(/* webpackChunkName: "words-en" */ '../words/en.ts'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../words/ar.ts'),
};

function Sheet({ runId }: { runId: string }) {
  const { t } = useTranslation('dispatch');
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const [paper, setPaper] = useStoredChoice('run-sheet', ['A4', '80mm']);
  const words = useWordsIn('dispatch', language, loadWords);
  const company = useLetterhead();
  const view = { filter: { run_id: runId } };
  const found = useList(entity, { ...view, limit: 1 });
  const lines = useList(runLine, { ...view, limit: 500 });
  const isComplete = useAllRows(lines);
  const error = found.error ?? lines.error ?? company.error;
  const [run] = found.rows;
  const ready =
    run && words && company.value && isComplete && !error
      ? { run, words, company: company.value, lines: lines.rows }
      : undefined;
  usePrintWhenReady(ready !== undefined);
  const retry = () => {
    for (const query of [found, lines, company]) if (query.error) query.retry();
  };
  const isMissing = !found.isLoading && !found.error && !run;
  return (
    <Page>
      <OnScreen>
        <PageHeader
          title={t('oneRun.sheetOf', { id: runId })}
          actions={
            <>
              <Choice
                label={t('oneRun.paper')}
                options={[
                  { value: 'A4', label: t('oneRun.a4') },
                  { value: '80mm', label: t('oneRun.roll') },
                ]}
                value={paper}
                onChange={setPaper}
              />
              <LanguageChoice label={t('oneRun.language')} value={language} onChange={setLanguage} />
              <PrintButton variant="primary" disabled={!ready} />
            </>
          }
        />
        {error && <ErrorPanel message={error.message} onRetry={retry} />}
        {isMissing && <EmptyState text={t('oneRun.missing')} />}
        {!ready && !error && !isMissing && <Skeleton $width="100%" $height="26.25rem" />}
      </OnScreen>
      {ready && paper === 'A4' && (
        <>
          <A4 />
          <RunSheet {...ready} />
        </>
      )}
      {ready && paper === '80mm' && (
        <RollPage>
          <RunSheet {...ready} isRoll />
        </RollPage>
      )}
    </Page>
  );
}

/** The window that prints the sheet of a run, on A4 or a roll, in either language. */
export function RunSheetPage() {
  const { t } = useTranslation('dispatch');
  const runId = useLocation().hash.slice(1);
  if (/^\d{1,9}$/.test(runId)) return <Sheet key={runId} runId={runId} />;
  return (
    <Page>
      <PageHeader title={t('oneRun.sheet')} />
      <EmptyState text={t('oneRun.missing')} />
    </Page>
  );
}
