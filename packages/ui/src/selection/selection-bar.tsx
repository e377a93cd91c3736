import { useFormat, useTranslation } from '@tawseel/i18n';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { useFetched } from '../fetched/use-fetched.ts';
import { usableItems } from '../menu/menu.tsx';
import { fetched } from '../prefetch/fetched.ts';
import type { RowAction, Selection } from '../table/table.types.ts';
import { toastKey } from '../toast/toast-card.tsx';
import type { ActionBarProps } from './action-bar.tsx';

const code = fetched(() => import('./action-bar.tsx'));

/** The bar, whose code is not part of the page's first load. */
function FetchedBar(props: ActionBarProps) {
  const loaded = useFetched(code);
  return loaded && <loaded.ActionBar {...props} />;
}

export interface SelectionBarProps {
  selection: Selection;
  actions: readonly RowAction[];
}

/** Number of selected rows and the actions on them. */
export function SelectionBar({ selection, actions }: SelectionBarProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  const { selected, matching } = selection;
  const count = matching?.isSelected ? matching.total : selected.size;
  const text = t('selected', { count, number: format.number(count) });
  const usable = usableItems(actions);
  const keyed = usable.find(({ reason, isDisabled = reason !== undefined }) => !isDisabled);
  const hint = keyed && count === 1 ? `. ${t('toastKey', { key: toastKey, action: keyed.label })}` : '';
  return (
    <>
      <VisuallyHidden as="output">{count > 0 && text + hint}</VisuallyHidden>
      {count > 0 && <FetchedBar {...{ text, selection, keyed }} actions={usable} />}
    </>
  );
}
