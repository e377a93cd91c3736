import { useTranslation } from '@tawseel/i18n';
import { isReversed } from '../filters/day-filters.tsx';
import type { EmptyText } from '../table/table.types.ts';
import { ClearFilters } from './clear-filters.tsx';
import { CreateLink } from './create-link.tsx';
import { useListScreen } from './list-screen-context.ts';

/** Empty state of a list: its own text, or a way to widen the search and filters that narrow it. */
export function useEmptyNow(empty: EmptyText): EmptyText {
  const { t } = useTranslation('base');
  const { state, create } = useListScreen();
  if (!state.isNarrowed) return { action: create && <CreateLink isFirst />, ...empty };
  const hasReversedDays = state.filters.some(
    ({ name, kind }) => kind === 'days' && isReversed(state.daysOf(name)),
  );
  return {
    text: empty.text,
    hint: t(hasReversedDays ? 'reversedDays' : 'noMatchHint'),
    action: <ClearFilters state={state} />,
  };
}
