import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, Icon, icons, Notice, tokens, useToast } from '@tawseel/ui';
import { useState, type ClipboardEvent } from 'react';
import { styled } from 'styled-components';
import { Stack } from './layout.styles.ts';
import type { SourceFile } from './draft.ts';
import { TableError, type TableErrorCode } from './reading/table-error.ts';
import { maxOrders } from './reading/table-limits.ts';

const Drop = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 36px 16px;
  border: 1px dashed ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  text-align: center;
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.accent};
  }

  &:focus-within {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }

  span {
    color: ${tokens.color.muted};
  }

  /* Files are dropped on the field itself. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Paste = styled.textarea`
  inline-size: 100%;
  margin-block-start: 6px;
  padding: 9px 11px;
  border: 1px solid ${tokens.color.lineField};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  resize: none;
`;

const Or = styled.label`
  display: block;
  font-weight: 500;
`;

interface FileStepProps {
  onRead: (file: SourceFile) => void;
}

/** Reads a file, or rows that are pasted from a spreadsheet. */
export function FileStep({ onRead }: FileStepProps) {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<TableErrorCode>();

  async function read(source: File | string, name: string) {
    setIsReading(true);
    setFailure(undefined);
    try {
      const { readTable } = await import(/* webpackChunkName: "read-table" */ './reading/read-table.ts');
      onRead({ ...(await readTable(source)), name });
    } catch (error) {
      if (error instanceof TableError) setFailure(error.code);
      // The code that reads files could not be loaded.
      else toast.failure(t('base:failed'));
    } finally {
      setIsReading(false);
    }
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    void read(event.clipboardData.getData('text/plain'), t('imports.pasted'));
  };

  return (
    <Card>
      <Stack>
        {failure && (
          <Notice tone="failure">
            {t(`imports.errors.${failure}`, { number: format.number(maxOrders) })}
          </Notice>
        )}
        <Drop>
          <Icon path={icons.download} />
          <strong>{t(isReading ? 'imports.reading' : 'imports.choose')}</strong>
          <span>{t('imports.kinds', { number: format.number(maxOrders) })}</span>
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
          {t('imports.paste')}
          <Paste
            rows={2}
            value=""
            placeholder={t('imports.pasteHere')}
            disabled={isReading}
            onChange={() => undefined}
            onPaste={paste}
          />
        </Or>
      </Stack>
    </Card>
  );
}
