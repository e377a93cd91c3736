import { useCallback } from 'react';
import { useTranslation } from '@tawseel/i18n';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import type { Selection } from './table.types.ts';

/** What the tick and the actions of every row share, looked up once for all rows. */
export interface RowControls {
  /** Name of a row's menu. */
  menuLabel: string;
  /** Label of the tick of the row that has this name. */
  tickLabel: (name: string) => string;
  onTick: (id: string, isTicked: boolean) => void;
}

export function useRowControls(selection: Selection | undefined): RowControls {
  const { t } = useTranslation('base');
  const onTick = useStableHandler((id: string, isTicked: boolean) => {
    if (!selection) return;
    const next = new Set(selection.selected);
    if (isTicked) next.add(id);
    else next.delete(id);
    selection.onChange(next);
  });
  const tickLabel = useCallback((name: string) => t('selectRow', { row: name }), [t]);
  return { menuLabel: t('moreActions'), tickLabel, onTick };
}
