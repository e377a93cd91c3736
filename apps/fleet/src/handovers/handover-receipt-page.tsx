import { useLetterhead } from '@tawseel/api-client/company';
import { useHandoverOrders, useHandovers } from '@tawseel/api-client/handovers';
import { useFormat, useTranslation, type Language } from '@tawseel/i18n';
import { Button, EmptyState, ErrorPanel, Icon, icons, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { Choice, LanguageChoice } from '@tawseel/ui/choice';
import { OnScreen, usePrintWhenReady, useWordsIn } from '@tawseel/ui/print';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { HandoverReceipt } from './handover-receipt.tsx';
import { withHandoverWords, loadWords } from './handover-words.tsx';

const A4 = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm;
  }
`;

const A5 = createGlobalStyle`
  @page {
    size: A5;
    margin: 10mm;
  }
`;

const sheetKey = 'handover-sheet';
const readSheet = () => (localStorage.getItem(sheetKey) === 'A4' ? 'A4' : 'A5');

function ReceiptPage() {
  const { t } = useTranslation('handovers');
  const { hash } = useLocation();
  const id = Number(hash.slice(1));
  if (id > 0) return <Receipt key={id} id={id} />;
  return (
    <Page>
      <PageHeader title={t('receipt')} />
      <EmptyState text={t('missing', { id: hash.slice(1) })} />
    </Page>
  );
}

function Receipt({ id }: { id: number }) {
  const { t } = useTranslation('handovers');
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const [sheet, setSheet] = useState<'A4' | 'A5'>(readSheet);
  const words = useWordsIn('handovers', language, loadWords);
  const company = useLetterhead();
  const found = useHandovers({ filter: { handover_id: id }, limit: 1 });
  const lines = useHandoverOrders({ filter: { handover_id: id }, limit: 500 });
  const { hasMore, isFetching, loadMore } = lines;
  const error = found.error ?? lines.error ?? company.error;
  useEffect(() => {
    if (hasMore && !isFetching && !error) loadMore();
  }, [hasMore, isFetching, error, loadMore]);
  const [handover] = found.rows;
  const ready =
    handover && words && company.value && !lines.isLoading && !hasMore && !error
      ? { handover, words, company: company.value, orders: lines.rows }
      : undefined;
  usePrintWhenReady(ready !== undefined);
  const retry = () => {
    for (const query of [found, lines, company]) if (query.error) query.retry();
  };
  const isMissing = !found.isLoading && !found.error && !handover;
  return (
    <Page>
      <OnScreen>
        <PageHeader
          title={t('receiptOf', { id })}
          actions={
            <>
              <Choice
                label={t('sheet')}
                options={[
                  { value: 'A5', label: 'A5' },
                  { value: 'A4', label: 'A4' },
                ]}
                value={sheet}
                onChange={(next) => {
                  localStorage.setItem(sheetKey, next);
                  setSheet(next);
                }}
              />
              <LanguageChoice label={t('language')} value={language} onChange={setLanguage} />
              <Button variant="primary" disabled={!ready} onClick={() => window.print()}>
                <Icon path={icons.print} />
                {t('base:print')}
              </Button>
            </>
          }
        />
        {error && <ErrorPanel message={error.message} onRetry={retry} />}
        {isMissing && <EmptyState text={t('missing', { id })} />}
        {!ready && !error && !isMissing && <Skeleton $width="100%" $height="420px" />}
      </OnScreen>
      {sheet === 'A4' ? <A4 /> : <A5 />}
      {ready && <HandoverReceipt {...ready} />}
    </Page>
  );
}

/** The window that prints the receipt of a handover, in either language. */
export const HandoverReceiptPage = withHandoverWords(ReceiptPage);
