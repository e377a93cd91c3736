import { useFormat, useTranslation } from '@tawseel/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { Notice } from '../frame/notice.tsx';
import { withBundledWords } from '../lazy-words/bundled-words.tsx';
import { tokens } from '../theme/tokens.ts';
import { ExportProgressBar } from './export-progress-bar.tsx';
import type { ExportDialogProps, ExportFormat } from './export.types.ts';
import { exportWords } from './export-words.ts';
import { useExport } from './use-export.ts';

const Lead = styled.p`
  margin-block-end: 16px;
  color: ${tokens.color.muted};
`;

const Formats = styled.fieldset`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: 8px;
    padding: 0;
    font-weight: 500;
  }

  label {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: 10px;
    padding: 10px 12px;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    cursor: pointer;
  }

  label:has(input:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
  }

  label:has(input:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 1px;
  }

  input {
    accent-color: ${tokens.color.accent};
    outline: none;
  }

  small {
    grid-column: 2;
    font-size: 0.8125rem;
    color: ${tokens.color.muted};
  }

  & + div {
    margin-block-start: 16px;
  }
`;

const allFormats: readonly [ExportFormat, ...ExportFormat[]] = ['xlsx', 'csv'];

function Steps(props: ExportDialogProps) {
  const { title, total, isOfChosen = false, run, onClose } = props;
  const { t } = useTranslation('base');
  const format = useFormat();
  const name = useId();
  const formats = run.formats ?? allFormats;
  const [chosen, setChosen] = useState(formats[0] ?? allFormats[0]);
  const { state, start, cancel } = useExport(run);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button unmounted with its step.
    if (document.activeElement === document.body) content.current?.closest('dialog')?.focus();
  });
  const rows = (count: number) => t('exporting:rows', { count, number: format.number(count) });

  return (
    <Dialog
      title={t('exporting:title', { list: title })}
      width="28.75rem"
      isCompact
      isLocked={state.step === 'running'}
      onClose={onClose}
    >
      <div ref={content}>
        {total !== undefined && state.step !== 'done' && (
          <Lead>{t(isOfChosen ? 'exporting:leadChosen' : 'exporting:lead', { rows: rows(total) })}</Lead>
        )}
        {state.step === 'ready' && (
          <>
            <Formats>
              <legend>{t('exporting:format')}</legend>
              {formats.map((value) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    checked={chosen === value}
                    data-autofocus={chosen === value || undefined}
                    onChange={() => setChosen(value)}
                  />
                  {t(`exporting:${value}`)}
                  <small>{t(`exporting:${value}Hint`)}</small>
                </label>
              ))}
            </Formats>
            {state.isCancelled && <Notice tone="attention">{t('exporting:cancelled')}</Notice>}
          </>
        )}
        {state.step === 'running' && <ExportProgressBar progress={state.progress} total={total} />}
        {state.step === 'done' && (
          <Notice tone="success">{t('exporting:done', { rows: rows(state.rows), file: state.file })}</Notice>
        )}
        <DialogActions>
          {state.step === 'ready' && (
            <>
              {state.failure && <Notice tone="failure">{state.failure}</Notice>}
              <Button onClick={onClose}>{t('cancel')}</Button>
              <Button variant="primary" onClick={() => void start(chosen)}>
                {t('export')}
              </Button>
            </>
          )}
          {state.step === 'running' && <Button onClick={cancel}>{t('exporting:cancel')}</Button>}
          {state.step === 'done' && (
            <Button variant="primary" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Content of the export dialog, from the choice of a format to the number of exported rows. */
export const ExportSteps = withBundledWords('exporting', exportWords, Steps);
