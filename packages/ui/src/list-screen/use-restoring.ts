import { useTranslation } from '@tawseel/i18n';
import { useRef, useState } from 'react';
import type { RowAction } from '../table/table.types.ts';
import { useToast } from '../toast/toast.ts';
import type { Undo } from '../toast/use-done-toast.ts';
import { dialogs } from './row-dialogs.tsx';

const nothing: readonly string[] = [];

/** Returns the action that restores a deleted row, once even if pressed repeatedly; undefined without a restoration. */
export function useRestoring<Row>(restoration: Undo<Row> | undefined, rowKey: (row: Row) => string) {
  const { t } = useTranslation('base');
  const toast = useToast();
  const [underWay, setUnderWay] = useState(nothing);
  const lastLeft = useRef(0);
  const action = (row: Row): RowAction => {
    const key = rowKey(row);
    const failed = t('failed');
    const onBusyChange = (isBusy: boolean) =>
      setUnderWay((keys) => (isBusy ? [...keys, key] : keys.filter((other) => other !== key)));
    const restore = () =>
      dialogs.load().then(
        ({ restoreRow }) =>
          restoration && restoreRow({ row, restoration, lastLeft, failed, toast, onBusyChange }),
        () => toast.failure(failed),
      );
    return {
      label: t('restore'),
      isDisabled: underWay.includes(key),
      reason: restoration?.refusal?.(row),
      onSelect: () => void restore(),
    };
  };
  return restoration?.run && action;
}
