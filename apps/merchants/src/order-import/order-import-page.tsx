import { useApiClient } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, LinkButton, Page, PageHeader, Skeleton } from '@tawseel/ui';
import { useEffect, useState } from 'react';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { hasOpenRows, keepImport, keptImport, type Import } from './kept-import.ts';
import { prepareRows } from './prepare-rows.ts';
import { RowsStep } from './rows-step.tsx';
import { useReference } from './use-reference.ts';

/** Adds the orders of a file: its columns are named, its rows repaired, and each row is added once. */
export function OrderImportPage() {
  const { t } = useTranslation('merchants');
  const company = useApiClient().companyId();
  const { reference, error, retry } = useReference();
  const [open, setOpen] = useState<Import>(() => keptImport(company));
  const { file, mapping, rows } = open;
  const isOpen = hasOpenRows(open);
  useEffect(() => keepImport(company, open), [company, open]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOpen]);

  useEffect(() => {
    if (!file || !mapping || rows || !reference) return undefined;
    let isWanted = true;
    void prepareRows(file, mapping, reference).then((prepared) => {
      if (isWanted) setOpen({ file, mapping, rows: prepared });
    });
    return () => {
      isWanted = false;
    };
  }, [file, mapping, rows, reference]);

  const step = () => {
    if (!file) return <FileStep onRead={(read) => setOpen({ file: read })} />;
    if (!mapping)
      return <ColumnsStep file={file} onMapped={(mapped) => setOpen({ file, mapping: mapped })} />;
    if (error) return <ErrorPanel message={error.message} onRetry={retry} />;
    if (!rows || !reference) return <Skeleton />;
    return (
      <RowsStep
        file={file}
        mapping={mapping}
        reference={reference}
        rows={rows}
        onRows={(change) => setOpen((now) => (now.rows ? { ...now, rows: change(now.rows) } : now))}
        onAgain={() => setOpen({})}
      />
    );
  };
  return (
    <Page>
      <PageHeader
        title={t('imports.title')}
        subtitle={file?.name ?? t('imports.lead')}
        actions={
          <>
            {file && (
              <Button onClick={() => setOpen(mapping ? { file } : {})}>
                {t(mapping ? 'imports.toColumns' : 'imports.otherFile')}
              </Button>
            )}
            <LinkButton to="/orders/imports">{t('imports.list')}</LinkButton>
          </>
        }
      />
      {step()}
    </Page>
  );
}
