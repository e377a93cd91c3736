import { writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useToast } from '@tawseel/ui';
import { useRef, useState, type ReactNode } from 'react';
import { changeEach, type EachResult } from './change-each.ts';
import type { ChosenProps } from './desk-dialog.tsx';
import { LeftOutDialog } from './left-out-dialog.tsx';

/** A change of each of the selected orders, as its dialog runs it. */
export interface Each {
  run: (change: (order: Order) => Promise<unknown>) => Promise<void>;
  /** How far it is, as text; undefined before the first order is done. */
  progress: string | undefined;
  stop: { label: string; onSelect: () => void };
  /** Closes the dialog: after a change that left orders out, it becomes the dialog that names them. */
  close: () => void;
  outcome: ReactNode;
}

/** Changes the selected orders one after the other and reports the result. Those that are left out stay selected. */
export function useEach({ orders, onChanged, onClose }: ChosenProps, done: (count: number) => string): Each {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const toast = useToast();
  const [tried, setTried] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  const result = useRef<EachResult>(undefined);
  const [shown, setShown] = useState<EachResult>();
  const end = (count: number) => {
    onClose();
    if (count > 0) toast.success(done(count));
  };
  return {
    run: async (change) => {
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      result.current = await changeEach(orders, change, { signal, onProgress: setTried });
    },
    progress:
      tried > 0
        ? t('desk.progress', { done: format.number(tried), total: format.number(orders.length) })
        : undefined,
    stop: { label: t('desk.stop'), onSelect: () => stopping.current?.abort() },
    close: () => {
      if (!result.current) return onClose();
      const { left, done: count } = result.current;
      onChanged(left.map(({ order }) => writeOrderKey(order)));
      if (left.length > 0) setShown(result.current);
      else end(count);
    },
    outcome: shown && <LeftOutDialog result={shown} onClose={() => end(shown.done)} />,
  };
}
