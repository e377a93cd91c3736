import { fetchedDialog } from '../fetched/fetched-dialog.tsx';
import type { ExportDialogProps } from './export.types.ts';

/** Dialog that exports a list: asks for the format, shows progress, can be cancelled, and reports the row count. */
export const ExportDialog = fetchedDialog<ExportDialogProps>(
  async () => (await import('./export-steps.tsx')).ExportSteps,
);
