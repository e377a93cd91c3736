import type { RunLine } from '@tawseel/api-client/dispatch';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { sumOf } from '@tawseel/api-client/fils';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence, useToast } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import { LineNames } from './line-names.tsx';
import type { SendReport } from './use-report.ts';

export interface SeveralDialogProps {
  mode: 'delivered' | 'back';
  /** The selected orders as they were when the dialog opened. */
  lines: readonly RunLine[];
  send: SendReport;
  /** Receives the orders that are left. */
  onLeft: (lines: readonly RunLine[]) => void;
  onClose: () => void;
}

/** Reports several orders of a run, one after the other. Orders that were refused stay, with the reason. */
export function SeveralDialog({ mode, lines, send, onLeft, onClose }: SeveralDialogProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const toast = useToast();
  const [left, setLeft] = useState(lines);
  const [done, setDone] = useState(0);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const isDelivery = mode === 'delivered';
  const count = left.length;
  const asked = { count, number: format.number(count) };

  const run = async () => {
    const refused: Record<string, string> = {};
    setDone(0);
    for (const [at, line] of left.entries()) {
      setDone(at);
      try {
        // One after the other: the driver's money is counted in the order of the list.
        await send(line, { mode });
      } catch (thrown) {
        refused[writeOrderKey(line)] =
          thrown instanceof Error && thrown.message ? thrown.message : t('base:failed');
      }
    }
    const rest = left.filter((line) => writeOrderKey(line) in refused);
    const sent = count - rest.length;
    setLeft(rest);
    setFaults(refused);
    onLeft(rest);
    if (rest.length > 0)
      throw new Error(t('oneRun.someRefused', { count: rest.length, number: format.number(rest.length) }));
    toast.success(
      t(isDelivery ? 'oneRun.manyDelivered' : 'oneRun.manyBack', {
        count: sent,
        number: format.number(sent),
      }),
    );
  };
  return (
    <ConfirmDialog
      title={t(isDelivery ? 'oneRun.deliverMany' : 'oneRun.backMany', asked)}
      question={
        <>
          <p>
            <Sentence
              text={
                isDelivery
                  ? t('oneRun.deliverQuestion', {
                      ...asked,
                      amount: format.money(sumOf(left.map(({ to_collect: amount }) => amount ?? 0))),
                    })
                  : t('oneRun.backQuestion', asked)
              }
            />
          </p>
          <LineNames lines={left} faultOf={(line) => faults[writeOrderKey(line)]} />
        </>
      }
      confirmLabel={t(isDelivery ? 'oneRun.delivered' : 'oneRun.back')}
      busyLabel={t('oneRun.progress', { done: format.number(done), total: format.number(count) })}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
