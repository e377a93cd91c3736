import type { RunLine, Scan } from '@tawseel/api-client/dispatch';
import type { Report } from './use-report.ts';

export interface LineDialogProps {
  line: RunLine;
  /** Values of the report that are not typed. */
  start: Pick<Scan, 'client_id' | 'run_id' | 'order'>;
  send: (report: Report) => Promise<void>;
  onClose: () => void;
}
