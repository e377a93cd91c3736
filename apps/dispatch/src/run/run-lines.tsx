import { labelKey, type List } from '@tawseel/api-client';
import { runLine, type Run, type RunLine } from '@tawseel/api-client/dispatch';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { DataTable, fetchedDialog, ListScreen, useSelection, type RowAction } from '@tawseel/ui';
import { useState } from 'react';
import type { ProofsDialogProps } from '../proofs/proofs-dialog.tsx';
import { lineColumns } from './line-columns.tsx';
import { canReport } from './line-state.ts';
import type { SeveralDialogProps } from './several-dialog.tsx';
import { useLineActions } from './use-line-actions.tsx';
import { useReport } from './use-report.ts';

const SeveralDialog = fetchedDialog<SeveralDialogProps>(
  async () => (await import(/* webpackChunkName: "run-dialogs" */ './several-dialog.tsx')).SeveralDialog,
);

const ProofsDialog = fetchedDialog<ProofsDialogProps>(
  async () =>
    (await import(/* webpackChunkName: "proof-dialog" */ '../proofs/proofs-dialog.tsx')).ProofsDialog,
);

/** The orders of a run, and what became of them: one by one, or several at once. */
export function RunLines({ run, list }: { run: Run; list: List<RunLine> }) {
  const { t } = useTranslation('dispatch');
  const send = useReport(run.run_id);
  const { actions, dialog } = useLineActions(run, send);
  const [shown, setShown] = useState<RunLine>();
  const allActions = (line: RunLine): RowAction[] => [
    ...(actions?.(line) ?? []),
    ...(line.proofs > 0
      ? [{ label: t(labelKey('dispatch', runLine, 'proofs')), onSelect: () => setShown(line) }]
      : []),
  ];
  const { selection, rows } = useSelection(list, writeOrderKey);
  const [several, setSeveral] = useState<Pick<SeveralDialogProps, 'mode' | 'lines'>>();
  const reportable = rows.filter(canReport);
  // A failed attempt becomes a delivery by an action of its own: "select all" must not collect its price.
  const deliverable = reportable.filter(({ outcome }) => !outcome);
  const action = (mode: SeveralDialogProps['mode'], label: string, lines: readonly RunLine[]) => ({
    label,
    reason: lines.length === 0 ? t('oneRun.allReported') : undefined,
    onSelect: () => setSeveral({ mode, lines }),
  });
  const isReporting = send !== undefined && run.state === 'Issued';
  return (
    <>
      <DataTable
        caption={t('oneRun.orders')}
        columns={lineColumns(run.state)}
        rowKey={writeOrderKey}
        list={list}
        empty={{
          text: t('oneRun.empty'),
          ...(run.state === 'Draft' && { hint: t('oneRun.emptyHint') }),
        }}
        actions={actions || list.rows.some(({ proofs }) => proofs > 0) ? allActions : undefined}
        selection={isReporting ? selection : undefined}
      />
      {isReporting && (
        <ListScreen.Selection
          selection={selection}
          actions={[
            action('delivered', t('oneRun.delivered'), deliverable),
            action('back', t('oneRun.back'), reportable),
          ]}
        />
      )}
      {dialog}
      {shown && <ProofsDialog order={shown} onClose={() => setShown(undefined)} />}
      {several && send && (
        <SeveralDialog
          {...several}
          send={send}
          onLeft={(left) => selection.onChange(new Set(left.map(writeOrderKey)))}
          onClose={() => setSeveral(undefined)}
        />
      )}
    </>
  );
}
