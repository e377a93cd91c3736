import { useTranslation } from '@tawseel/i18n';
import { useCallback, useRef, useState } from 'react';
import { focusHeading } from '../frame/page.tsx';
import type { RowAction } from '../table/table.types.ts';
import { useToast } from '../toast/toast.ts';
import type { Undo } from '../toast/use-done-toast.ts';

/** Time in ms after a row was removed in which a press may be the second of a double click. */
const doubleClick = 400;

/** Returns the action that restores a deleted row, once even if pressed repeatedly; undefined without a restoration. */
export function useRestoring<Row>(restoration: Undo<Row> | undefined, rowKey: (row: Row) => string) {
  const { t } = useTranslation('base');
  const toast = useToast();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const lastLeft = useRef(0);
  const { run, done = '' } = restoration ?? {};
  const action = useCallback(
    (row: Row): RowAction => {
      const key = rowKey(row);
      const restore = async () => {
        // The removed row brought the next one under the pointer.
        if (Date.now() - lastLeft.current < doubleClick) return;
        const pressed = document.activeElement;
        setUnderWay((keys) => [...keys, key]);
        try {
          await run?.(row);
          lastLeft.current = Date.now();
          toast.success(done);
        } catch (error) {
          toast.failure(error instanceof Error ? error.message : t('failed'));
        }
        setUnderWay((keys) => keys.filter((other) => other !== key));
        // The button is disabled, then unmounts with its row. Focus that has moved elsewhere stays there.
        if ([pressed, document.body].includes(document.activeElement)) focusHeading();
      };
      return { label: t('restore'), isDisabled: underWay.includes(key), onSelect: () => void restore() };
    },
    [run, done, rowKey, underWay, toast, t],
  );
  return run && action;
}
