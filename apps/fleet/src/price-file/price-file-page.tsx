import { useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, LinkButton, Notice, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { FilePicker, type SourceFile } from '@tawseel/ui/spreadsheet';
import { useState } from 'react';
import { findPriceHeader, neededColumns, readColumns } from './price-columns.ts';
import { PriceFileRows } from './price-file-rows.tsx';
import { usePriceReference } from './use-price-reference.ts';

/** Changes prices by a file: what would change is shown before it is saved. */
export function PriceFilePage() {
  const { t } = useTranslation('fleet');
  const { reference, error, retry } = usePriceReference();
  const [file, setFile] = useState<SourceFile>();
  const columns = file ? readColumns(file.rows[findPriceHeader(file.rows)] ?? []) : [];
  const missing = neededColumns.filter((column) => !columns.includes(column));

  const step = () => {
    if (!file || missing.length > 0)
      return (
        <>
          {file && (
            <Notice tone="failure">
              {t('priceFile.missing', {
                columns: missing.map((column) => t(`price.fields.${column}`)).join(t('priceFile.and')),
              })}
            </Notice>
          )}
          <FilePicker findHeader={findPriceHeader} onRead={setFile} />
        </>
      );
    if (error) return <ErrorPanel message={error.message} onRetry={retry} />;
    if (!reference) return <Skeleton />;
    return <PriceFileRows key={file.fingerprint} file={file} reference={reference} />;
  };
  return (
    <Page>
      <PageHeader
        title={t('priceFile.title')}
        subtitle={file && missing.length === 0 ? <bdi>{file.name}</bdi> : t('priceFile.lead')}
        actions={
          <>
            {file && <Button onClick={() => setFile(undefined)}>{t('priceFile.other')}</Button>}
            <LinkButton to="/prices">{t('prices.title')}</LinkButton>
          </>
        }
      />
      {step()}
    </Page>
  );
}
