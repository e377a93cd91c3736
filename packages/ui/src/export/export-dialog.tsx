import { fetchedDialog } from '../dialog/fetched-dialog.tsx';
import type { ExportDialogProps } from './export.types.ts';

/** Exports a list: asks for the format, shows how far it has come, can be cancelled, and counts what came. */
export const ExportDialog = fetchedDialog<ExportDialogProps>(
  async () => (await import(/* webpackChunkName: "export" */ './export-steps.tsx')).ExportSteps,
);
