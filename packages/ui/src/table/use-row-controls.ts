import { useCallback, useMemo } from 'react';
import { useTranslation } from '@tawseel/i18n';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import type { Selection } from './table.types.ts';

/** Labels of the checkbox and the actions, looked up once for all rows. */
export interface RowControls {
  /** Name of a row's menu. */
  menuLabel: string;
  /** Label of the checkbox of the row with this name. */
  tickLabel: (name: string) => string;
  onTick: (id: string, isTicked: boolean) => void;
}

const mark = '\u0001';

export function useRowControls(selection: Selection | undefined): RowControls {
  const { t } = useTranslation('base');
  const onTick = useStableHandler((id: string, isTicked: boolean) => {
    if (!selection) return;
    const next = new Set(selection.selected);
    if (isTicked) next.add(id);
    else next.delete(id);
    selection.onChange(next);
  });
  // The translation is looked up once; each row's name then replaces the placeholder.
  const words = t('selectRow', { row: mark });
  const tickLabel = useCallback((name: string) => words.replace(mark, () => name), [words]);
  const menuLabel = t('moreActions');
  return useMemo(() => ({ menuLabel, tickLabel, onTick }), [menuLabel, tickLabel, onTick]);
}
