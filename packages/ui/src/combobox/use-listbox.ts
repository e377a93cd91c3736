import { useTranslation } from '@tawseel/i18n';
import { useEffect, useId, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useVisiting } from '../unsaved/use-visiting.ts';
import type { ChoiceList, ChoiceOption } from './combobox.types.ts';

/** Pause in typing, in milliseconds, after which the search runs. */
const searchPause = 150;

/** Options before the end of the list at which the next ones load. */
const ahead = 5;

/** Typed text, and the search that follows it after a pause; undefined while the list is closed. */
export function useChoiceSearch(start?: string) {
  const [typed, setTyped] = useState(start);
  const [search, setSearch] = useState(start);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), typed ? searchPause : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, search, isSettled: search === typed, setTyped };
}

export type ChoiceSearch = ReturnType<typeof useChoiceSearch>;

export interface ListboxOptions {
  list: ChoiceList;
  search: ChoiceSearch;
  /** Whether the first match is active, so that Enter picks it. */
  isFirstActive: boolean;
  value: string;
  /** An option above the others, such as all rows of a filter. */
  first?: ChoiceOption | undefined;
  onPick: (option: ChoiceOption) => void;
  /** Called if the awaited first match does not exist. */
  onMiss?: () => void;
}

/** Options of a listbox, and the active one, which keys of its text field move: `aria-activedescendant`. */
export function useListbox(props: ListboxOptions) {
  const { list, search, isFirstActive, value, first, onPick, onMiss } = props;
  const { t } = useTranslation('base');
  const id = useId();
  const { typed } = search;
  const isOpen = typed !== undefined;
  // Both belong to the text they were set for.
  const [active, setActive] = useState<{ typed: string | undefined; value: string | undefined }>();
  const [picking, setPicking] = useState<string>();
  const isSettled = search.isSettled && !list.isStale && !list.isLoading;
  const visit = useVisiting();
  const { create } = list;
  const isNone = isSettled && !list.error && list.options.length === 0;
  const acts: ActingOption[] = [
    ...(list.error ? [{ value: ' ', label: `${list.error} ${t('retry')}`, run: list.retry }] : []),
    ...(isNone && create ? [{ value: '  ', label: create.label, run: () => visit(create.to) }] : []),
  ];
  const options: ChoiceOption[] = [...(first ? [first] : []), ...list.options, ...acts];
  const wanted = active?.typed === typed ? active?.value : typed === '' ? value : undefined;
  const named = options.findIndex((option) => option.value === wanted);
  const activeAt = named === -1 && isFirstActive && list.options.length > 0 ? 0 : named;
  const loadedFor = isOpen && list.hasMore && activeAt >= options.length - ahead ? options.length : 0;

  const pick = (option: ChoiceOption) => {
    const act = acts.find((one) => one === option);
    if (act) act.run();
    else onPick(option);
  };
  const loadMore = useStableHandler(list.loadMore);
  const pickFirst = useStableHandler(() => {
    setPicking(undefined);
    const option = options[activeAt];
    if (option) pick(option);
    else onMiss?.();
  });
  useEffect(() => {
    if (loadedFor > 0) loadMore();
  }, [loadedFor, loadMore]);
  const isAwaited = isOpen && picking === typed;
  useEffect(() => {
    if (isAwaited && isSettled) pickFirst();
  }, [isAwaited, isSettled, pickFirst]);
  const activeId = isOpen && activeAt >= 0 ? `${id}-${activeAt}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (to: string | undefined) => setActive({ typed, value: to });
  /** Moves the active option, or picks it. Returns whether the key had an effect. */
  const press = (key: string): boolean => {
    const moves: Record<string, number> = {
      ArrowDown: activeAt + 1,
      ArrowUp: activeAt < 0 ? options.length - 1 : activeAt - 1,
      // In a text without an active option they move the caret.
      ...((activeAt >= 0 || !typed) && { Home: 0, End: options.length - 1 }),
    };
    const target = moves[key];
    if (target !== undefined) move(options.at(target % options.length)?.value);
    const option = options[activeAt];
    const isEnter = key === 'Enter';
    // Fast typists press Enter before the matches are there.
    if (isEnter && isFirstActive && !isSettled) setPicking(typed);
    else if (isEnter && option) pick(option);
    // A typed text without a match is not a value, so Enter does not submit the form with it.
    else return target !== undefined || (isEnter && isFirstActive);
    return true;
  };
  const counted = list.options.length;
  const none = typed ? t('results', { count: 0 }) : t('noneYet');
  return {
    id,
    options,
    activeAt,
    value,
    /** Whether the first match of the typed text is picked once it is there. */
    isAwaited,
    isLoading: list.isLoading,
    /** Shown below the options. */
    message: isNone && !first ? none : list.isLoading ? t('loading') : '',
    /** Announced to screen readers. */
    status:
      isOpen && isSettled
        ? (list.error ?? t('results', { count: counted, number: `${counted}${list.hasMore ? '+' : ''}` }))
        : '',
    press,
    pick,
    move,
    /** Forgets the active option, for the next opening. */
    reset: () => setActive(undefined),
    loadMore: () => list.hasMore && list.loadMore(),
    input: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  };
}

/** An option that does something instead of being a value. */
interface ActingOption extends ChoiceOption {
  run: () => void;
}

export type ListboxState = ReturnType<typeof useListbox>;
