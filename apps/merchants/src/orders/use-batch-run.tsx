import { type BatchResult, type ChangeOrders, writeOrderKey } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useRef, useState, type ReactNode } from 'react';
import type { ChosenProps } from './chosen-orders.ts';
import { OrdersOutcome } from './orders-outcome.tsx';

/** A change of selected orders, as its dialog runs it. */
export interface BatchRun {
  /** Throws if the outcome is unknown; a repeated call continues the change. */
  run: (values?: object) => Promise<void>;
  /** Number of the orders that are done, as text; undefined before the first. */
  progress: string | undefined;
  /** Stops the change. */
  stop: { label: string; onSelect: () => void };
  /** Closes the dialog: after a change that left orders out, it becomes the dialog that names them. */
  close: () => void;
  outcome: ReactNode;
}

/**
 * Runs a change of selected orders and reports its result; `onDone` reports orders that were changed. The selection stays; if some
 * orders fail, they alone stay selected.
 */
export function useBatchRun(
  change: ChangeOrders | undefined,
  { chosen, onChanged, onClose }: ChosenProps,
  onDone?: (result: BatchResult) => void,
): BatchRun {
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  const [done, setDone] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  const [shown, setShown] = useState<BatchResult>();
  const result = useRef<BatchResult>(undefined);

  const end = ({ succeeded, isStopped }: BatchResult) => {
    onClose();
    const count = succeeded.length;
    if (onDone) onDone({ succeeded, failed: [], ...(isStopped && { isStopped }) });
    else if (isStopped) toast.success(t('orders.stopped', { number: format.number(count) }));
    else if (count > 0) toast.success(t('orders.updatedMany', { count, number: format.number(count) }));
  };
  return {
    run: async (values) => {
      stopping.current = new AbortController();
      result.current = await change?.(chosen, values, setDone, stopping.current.signal);
    },
    progress:
      done > 0
        ? t('orders.progress', { done: format.number(done), total: format.number(chosen.count) })
        : undefined,
    stop: { label: t('orders.stop'), onSelect: () => stopping.current?.abort() },
    close: () => {
      if (!result.current) return onClose();
      const { failed } = result.current;
      if (failed.length === 0) return end(result.current);
      onChanged(failed.map(writeOrderKey));
      setShown(result.current);
    },
    outcome: shown && <OrdersOutcome result={shown} onClose={() => end(shown)} />,
  };
}
