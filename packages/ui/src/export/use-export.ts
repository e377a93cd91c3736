import { useTranslation } from '@tawseel/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from './save-file.ts';
import type { ExportFormat, ExportProgress, RunExport } from './export.types.ts';

/** State of an export. */
export type ExportState =
  | { step: 'ready'; failure?: string; isCancelled?: boolean }
  | { step: 'running'; progress: ExportProgress }
  | { step: 'done'; rows: number; file: string };

/** Runs an export and saves its file. Unmounting aborts it. */
export function useExport(run: RunExport) {
  const { t } = useTranslation('base');
  const [state, setState] = useState<ExportState>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    async (format: ExportFormat) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      setState({ step: 'running', progress: { bytes: 0, rows: undefined } });
      const onProgress = (progress: ExportProgress) => {
        if (!signal.aborted) setState({ step: 'running', progress });
      };
      try {
        const { content, name, rows } = await run(format, { signal, onProgress });
        if (signal.aborted) return;
        saveFile(content, name);
        setState({ step: 'done', rows, file: name });
      } catch (error) {
        if (signal.aborted) return;
        setState({ step: 'ready', failure: error instanceof Error ? error.message : t('failed') });
      }
    },
    [run, t],
  );
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'ready', isCancelled: true });
  };
  return { state, start, cancel };
}
