import type { RunLine } from '@tawseel/api-client/dispatch';
import { useState } from 'react';
import { AmountDialog } from './amount-dialog.tsx';
import { newClientId } from '@tawseel/api-client/client-id';
import { FailedDialog } from './failed-dialog.tsx';
import { ReturnedDialog } from './returned-dialog.tsx';
import type { Report } from './use-report.ts';

const dialogs = { amount: AmountDialog, failed: FailedDialog, returned: ReturnedDialog } as const;

export interface OpenLine {
  dialog: keyof typeof dialogs;
  line: RunLine;
}

interface OpenLineDialogProps extends OpenLine {
  send: (line: RunLine, report: Report) => Promise<void>;
  onClose: () => void;
}

/** The dialog that reports one order of a run. */
export function LineDialog({ dialog, line, send, onClose }: OpenLineDialogProps) {
  const [clientId] = useState(newClientId);
  const View = dialogs[dialog];
  const { merchant_order_id, merchant_id, run_id } = line;
  return (
    <View
      line={line}
      start={{ client_id: clientId, run_id, order: { merchant_order_id, merchant_id } }}
      send={(report) => send(line, report)}
      onClose={onClose}
    />
  );
}
