import { useMay } from '@tawseel/api-client';
import {
  useRunAddition,
  useRunRemoval,
  useScanUndo,
  type Run,
  type RunLine,
} from '@tawseel/api-client/dispatch';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { fetchedDialog, icons, useOpenDialog, useToast, type RowAction } from '@tawseel/ui';
import { useDoneToast } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import type { OpenLine } from './line-dialog.tsx';
import { canReport } from './line-state.ts';
import type { Report, SendReport } from './use-report.ts';

const LineDialog = fetchedDialog(
  async () => (await import(/* webpackChunkName: "run-dialogs" */ './line-dialog.tsx')).LineDialog,
);

const doneKeys: Readonly<Record<string, string>> = {
  delivered: 'dispatch:oneRun.doneDelivered',
  failed: 'dispatch:oneRun.doneFailed',
  return: 'dispatch:oneRun.doneReturned',
  back: 'dispatch:oneRun.doneBack',
};

/** What can be done with one order of a run: taken off a draft, or reported by what became of it. */
export function useLineActions(run: Run, sendReport: SendReport | undefined) {
  const { t } = useTranslation('dispatch');
  const toast = useToast();
  const tellDone = useDoneToast();
  const undo = useScanUndo();
  const mayReverse = useMay('orders.reverse');
  const remove = useRunRemoval();
  const add = useRunAddition();
  const [open, setOpen] = useOpenDialog<OpenLine>(`order of run ${run.run_id}`);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const tell = (thrown: unknown) =>
    toast.failure(thrown instanceof Error && thrown.message ? thrown.message : t('base:failed'));

  const report = async (line: RunLine, values: Report) => {
    if (!sendReport) return;
    const { scanned, clientId } = await sendReport(line, values);
    const isProposed = values.mode === 'failed' && scanned.return_proposed;
    const key = isProposed ? 'dispatch:oneRun.doneProposed' : (doneKeys[values.mode] ?? '');
    const ends = values.mode === 'delivered' || values.mode === 'return';
    const canUndo = !ends || mayReverse;
    tellDone(
      t(key, { name: scanned.name_customer }),
      clientId,
      canUndo && undo
        ? { run: (id: string) => undo({ client_id: id }), done: t('oneRun.undone') }
        : undefined,
    );
  };
  const reportNow = async (line: RunLine, values: Report) => {
    const key = writeOrderKey(line);
    setSending((before) => new Set(before).add(key));
    try {
      await report(line, values);
    } catch (thrown) {
      tell(thrown);
    }
    setSending((before) => new Set([...before].filter((other) => other !== key)));
  };
  const takeOff = async ({ merchant_order_id, merchant_id }: RunLine) => {
    const change = { run_id: run.run_id, orders: [{ merchant_order_id, merchant_id }] };
    try {
      await remove?.(change);
      tellDone(
        t('oneRun.removed', { id: merchant_order_id }),
        change,
        add && { run: add, done: t('oneRun.restored') },
      );
    } catch (thrown) {
      tell(thrown);
    }
  };

  const actions = (line: RunLine): RowAction[] => {
    if (run.state === 'Draft')
      return remove
        ? [{ label: t('oneRun.remove'), quickIcon: icons.cross, onSelect: () => void takeOff(line) }]
        : [];
    if (!sendReport || run.state !== 'Issued' || !canReport(line)) return [];
    const isDisabled = sending.has(writeOrderKey(line));
    const now = (mode: Report['mode']) => ({ isDisabled, onSelect: () => void reportNow(line, { mode }) });
    const asked = (dialog: OpenLine['dialog']) => ({ isDisabled, onSelect: () => setOpen({ dialog, line }) });
    return [
      { label: t('oneRun.delivered'), quickIcon: icons.tick, ...now('delivered') },
      { label: t('oneRun.failed'), quickIcon: icons.cross, ...asked('failed') },
      ...(line.to_collect ? [{ label: t('oneRun.otherAmount'), ...asked('amount') }] : []),
      { label: t('oneRun.returned'), ...asked('returned') },
      { label: t('oneRun.back'), ...now('back') },
    ];
  };
  return {
    actions: (run.state === 'Draft' ? remove : run.state === 'Issued' && sendReport) ? actions : undefined,
    dialog: open && sendReport && <LineDialog {...open} send={report} onClose={() => setOpen(undefined)} />,
  };
}
