import { useList } from '@tawseel/api-client';
import { useLetterhead } from '@tawseel/api-client/company';
import { handover, handoverOrder } from '@tawseel/api-client/handovers';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { useFormat, useTranslation, type Language } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { Choice, LanguageChoice, useStoredChoice } from '@tawseel/ui/choice';
import { A4, OnScreen, PrintButton, usePrintWhenReady, useWordsIn } from '@tawseel/ui/print';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { HandoverReceipt } from './handover-receipt.tsx';

const loadWords = {
  en: () => import(/* webpackChunkName: "words-en" */ '../words/en.ts'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../words/ar.ts'),
};

const A5 = createGlobalStyle`
  @page {
    size: A5;
    margin: 10mm;
  }
`;

/** The window that prints the receipt of a handover, in either language. */
export function HandoverReceiptPage() {
  const { t } = useTranslation('fleet');
  const { hash } = useLocation();
  const id = Number(hash.slice(1));
  if (id > 0) return <Receipt key={id} id={id} />;
  return (
    <Page>
      <PageHeader title={t('handovers.receipt')} />
      <EmptyState text={t('handovers.missing', { id: hash.slice(1) })} />
    </Page>
  );
}

function Receipt({ id }: { id: number }) {
  const { t } = useTranslation('fleet');
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const [sheet, setSheet] = useStoredChoice('handover-sheet', ['A5', 'A4']);
  const words = useWordsIn('fleet', language, loadWords);
  const company = useLetterhead();
  const found = useList(handover, { filter: { handover_id: id }, limit: 1 });
  const lines = useList(handoverOrder, { filter: { handover_id: id }, limit: 500 });
  const isComplete = useAllRows(lines);
  const error = found.error ?? lines.error ?? company.error;
  const [row] = found.rows;
  const ready =
    row && words && company.value && isComplete && !error
      ? { handover: row, words, company: company.value, orders: lines.rows }
      : undefined;
  usePrintWhenReady(ready !== undefined);
  const retry = () => {
    for (const query of [found, lines, company]) if (query.error) query.retry();
  };
  const isMissing = !found.isLoading && !found.error && !row;
  return (
    <Page>
      <OnScreen>
        <PageHeader
          title={t('handovers.receiptOf', { id })}
          actions={
            <>
              <Choice
                label={t('handovers.sheet')}
                options={[
                  { value: 'A5', label: 'A5' },
                  { value: 'A4', label: 'A4' },
                ]}
                value={sheet}
                onChange={setSheet}
              />
              <LanguageChoice label={t('handovers.language')} value={language} onChange={setLanguage} />
              <PrintButton variant="primary" disabled={!ready} />
            </>
          }
        />
        {error && <ErrorPanel message={error.message} onRetry={retry} />}
        {isMissing && <EmptyState text={t('handovers.missing', { id })} />}
        {!ready && !error && !isMissing && <Skeleton $width="100%" $height="26.25rem" />}
      </OnScreen>
      {sheet === 'A4' ? <A4 /> : <A5 />}
      {ready && <HandoverReceipt {...ready} />}
    </Page>
  );
}
