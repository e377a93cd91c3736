import { useFormat, useTranslation } from '@tawseel/i18n';
// By the name of the package: the parts are the shared ones of the shell, not copies in the feature.
import { Card, Icon, icons, Notice, useToast } from '@tawseel/ui';
import { useState, type ClipboardEvent } from 'react';
import { withBundledWords } from '../lazy-words/bundled-words.tsx';
import { Drop, Or, Paste, Stack } from './file-picker.styles.ts';
import type { FindHeader, Table } from './read-table.ts';
import { spreadsheetWords } from './spreadsheet-words.ts';
import { TableError, type TableErrorCode } from './table-error.ts';
import { maxRowsBelow } from './table-limits.ts';

/** A file that was read, with its name. */
export interface SourceFile extends Table {
  name: string;
}

export interface FilePickerProps {
  /** Finds the row of column names; the rows below it are limited. */
  findHeader: FindHeader;
  onRead: (file: SourceFile) => void;
}

function Picker({ findHeader, onRead }: FilePickerProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  const toast = useToast();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<TableErrorCode>();
  const number = format.number(maxRowsBelow);

  async function read(source: File | string, name: string) {
    setIsReading(true);
    setFailure(undefined);
    try {
      const { readTable } = await import(/* webpackChunkName: "read-table" */ './read-table.ts');
      onRead({ ...(await readTable(source, findHeader)), name });
    } catch (error) {
      if (error instanceof TableError) setFailure(error.code);
      // The code that reads files could not be loaded.
      else toast.failure(t('failed'));
    } finally {
      setIsReading(false);
    }
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    void read(event.clipboardData.getData('text/plain'), t('spreadsheet:pasted'));
  };

  return (
    <Card>
      <Stack>
        {failure && <Notice tone="failure">{t(`spreadsheet:${failure}`, { number })}</Notice>}
        <Drop>
          <Icon path={icons.download} />
          <strong>{t(isReading ? 'spreadsheet:reading' : 'spreadsheet:choose')}</strong>
          <span>{t('spreadsheet:kinds', { number })}</span>
          <input
            type="file"
            accept=".xlsx,.xlsm,.csv,.tsv,.txt"
            disabled={isReading}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be chosen again after it was repaired.
              target.value = '';
              if (file) void read(file, file.name.slice(-200));
            }}
          />
        </Drop>
        <Or>
          {t('spreadsheet:paste')}
          <Paste
            rows={2}
            value=""
            placeholder={t('spreadsheet:pasteHere')}
            disabled={isReading}
            onChange={() => undefined}
            onPaste={paste}
          />
        </Or>
      </Stack>
    </Card>
  );
}

/** Reads a file, or rows that are pasted from a spreadsheet. */
export const FilePicker = withBundledWords('spreadsheet', spreadsheetWords, Picker);
