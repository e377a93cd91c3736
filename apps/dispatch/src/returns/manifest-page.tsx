import { useList } from '@tawseel/api-client';
import { useAllRows } from '@tawseel/api-client/all-rows';
import { useLetterhead } from '@tawseel/api-client/company';
import { returnedParcel, returnManifest } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation, type Language } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, LinkButton, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { LanguageChoice } from '@tawseel/ui/choice';
import { A4, OnScreen, PrintButton, useWordsIn } from '@tawseel/ui/print';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ManifestSheet } from './manifest-sheet.tsx';
import { ManifestSteps } from './manifest-steps.tsx';

const loadWords = {
  en: () => import(/* webpackChunkName: "words-en" */ '../words/en.ts'),
  ar: () => import(/* webpackChunkName: "words-ar" */ '../words/ar.ts'),
};

function Manifest({ id }: { id: string }) {
  const { t } = useTranslation('dispatch');
  const [language, setLanguage] = useState<Language>(useFormat().language);
  const view = { filter: { manifest_id: id } };
  const found = useList(returnManifest, view);
  const parcels = useList(returnedParcel, { ...view, limit: 500 });
  const isComplete = useAllRows(parcels);
  const company = useLetterhead();
  const words = useWordsIn('dispatch', language, loadWords);
  const [manifest] = found.rows;
  const failed = [found, parcels, company].filter(({ error }) => error);
  const isReady = isComplete && company.value !== undefined && words !== undefined;
  return (
    <Page>
      <A4 />
      <OnScreen>
        <PageHeader
          title={t('manifest.one', { id })}
          actions={
            <>
              <LanguageChoice label={t('manifest.language')} value={language} onChange={setLanguage} />
              <LinkButton to="/returns">{t('returns.title')}</LinkButton>
              <PrintButton disabled={!isReady || !manifest} />
              {manifest && <ManifestSteps manifest={manifest} />}
            </>
          }
        />
        {failed[0]?.error && (
          <ErrorPanel
            message={failed[0].error.message}
            onRetry={() => failed.forEach((query) => query.retry())}
          />
        )}
        {!isReady && failed.length === 0 && (found.isLoading || manifest) && (
          <Skeleton $width="100%" $height="26.25rem" />
        )}
        {!found.isLoading && !found.error && !manifest && <EmptyState text={t('manifest.missing')} />}
      </OnScreen>
      {manifest && isReady && company.value && (
        <ManifestSheet manifest={manifest} parcels={parcels.rows} company={company.value} words={words} />
      )}
    </Page>
  );
}

/** A manifest of parcels that a merchant gets back: as it is printed, in either language, and its signing. */
export function ManifestPage() {
  const { t } = useTranslation('dispatch');
  const id = useParams()['manifestId'] ?? '';
  if (/^[1-9]\d{0,8}$/.test(id)) return <Manifest key={id} id={id} />;
  return (
    <Page>
      <PageHeader title={t('manifest.title')} />
      <EmptyState text={t('manifest.missing')} />
    </Page>
  );
}
