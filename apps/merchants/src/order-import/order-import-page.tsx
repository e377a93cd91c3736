import { useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, LinkButton, Page, PageHeader, Skeleton, UnsavedGuard } from '@tawseel/ui';
import { RestoredNotice } from '@tawseel/ui/forms';
import { FilePicker } from '@tawseel/ui/spreadsheet';
import { useEffect } from 'react';
import { ColumnsStep } from './columns-step.tsx';
import { prepareRows } from './prepare-rows.ts';
import { findHeader } from './reading/find-header.ts';
import { RowsStep } from './rows-step.tsx';
import { useImport } from './use-import.ts';
import { useReference } from './use-reference.ts';

const headerRowOf = (rows: readonly string[][]) => findHeader(rows).row;

/** Adds the orders of a file: its columns are named, its rows repaired, and each row is added once. */
export function OrderImportPage() {
  const { t } = useTranslation('merchants');
  const { reference, error, retry } = useReference();
  const { open, setOpen, guard, isRestored } = useImport();
  const { file, mapping, rows, typed, isChanged = false } = open;

  useEffect(() => {
    if (!file || !mapping || rows || !reference) return undefined;
    let isWanted = true;
    void prepareRows(file, mapping, reference, typed).then((prepared) => {
      if (isWanted) setOpen({ file, mapping, rows: prepared, isChanged });
    });
    return () => {
      isWanted = false;
    };
  }, [file, mapping, rows, typed, isChanged, reference, setOpen]);

  const step = () => {
    if (!file) return <FilePicker findHeader={headerRowOf} onRead={(read) => setOpen({ file: read })} />;
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
        onRows={(change) =>
          setOpen((now) => (now.rows ? { ...now, rows: change(now.rows), isChanged: true } : now))
        }
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
            {file && !isChanged && (
              <Button onClick={() => setOpen(mapping ? { file } : {})}>
                {t(mapping ? 'imports.toColumns' : 'imports.otherFile')}
              </Button>
            )}
            <LinkButton to="/orders/imports">{t('imports.list')}</LinkButton>
          </>
        }
      />
      {isRestored && <RestoredNotice />}
      <UnsavedGuard {...guard} />
      {step()}
    </Page>
  );
}
