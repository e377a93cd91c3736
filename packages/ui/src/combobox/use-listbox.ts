import { useTranslation } from '@tawseel/i18n';
import { useEffect, useId, useState } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import type { ChoiceOption, ChoiceSource } from './combobox.types.ts';

/** Pause in typing, in milliseconds, after which the search runs. */
const searchPause = 150;

/** Options before the end of the list at which the next ones load. */
const ahead = 5;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : searchPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface ListboxOptions {
  source: ChoiceSource;
  isOpen: boolean;
  /** What was typed since the list opened. */
  search: string;
  /** Whether the first match is active, so that Enter picks it. */
  isFirstActive: boolean;
  value: string;
  /** An option above the others, such as all rows of a filter. */
  first?: ChoiceOption | undefined;
  onPick: (option: ChoiceOption) => void;
}

/** Options of a listbox, and the active one, which keys of its text field move: `aria-activedescendant`. */
export function useListbox(props: ListboxOptions) {
  const { source, isOpen, search, isFirstActive, value, first, onPick } = props;
  const { t } = useTranslation('base');
  const id = useId();
  const settled = useSettled(search);
  const list = source.useOptions(isOpen ? settled : undefined);
  const [active, setActive] = useState<string>();
  const [isPicking, setIsPicking] = useState(false);
  const isSettled = settled === search && !list.isStale && !list.isLoading;
  const retry: ChoiceOption[] = list.error ? [{ value: ' ', label: `${list.error} ${t('retry')}` }] : [];
  const options = [...(first ? [first] : []), ...list.options, ...retry];
  const named = options.findIndex((option) => option.value === (active ?? (search ? undefined : value)));
  const activeAt = named === -1 && isFirstActive && list.options.length > 0 ? 0 : named;
  const isLow = isOpen && list.hasMore && activeAt >= options.length - ahead;

  const pick = (option: ChoiceOption) => (retry.includes(option) ? list.retry() : onPick(option));
  const loadMore = useStableHandler(list.loadMore);
  const pickFirst = useStableHandler(() => {
    setIsPicking(false);
    const option = options[activeAt];
    if (option) pick(option);
  });
  useEffect(() => {
    if (isLow) loadMore();
  }, [isLow, loadMore, options.length]);
  useEffect(() => {
    setActive(undefined);
    setIsPicking(false);
  }, [search, isOpen]);
  useEffect(() => {
    if (isPicking && isSettled) pickFirst();
  }, [isPicking, isSettled, pickFirst]);
  useEffect(() => {
    if (isOpen && activeAt >= 0)
      document.getElementById(`${id}-${activeAt}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, activeAt]);

  /** Moves the active option, or picks it. Returns whether the key had an effect. */
  const press = (key: string): boolean => {
    const moves: Record<string, number> = {
      ArrowDown: activeAt + 1,
      ArrowUp: activeAt < 0 ? options.length - 1 : activeAt - 1,
      ...(activeAt >= 0 && { Home: 0, End: options.length - 1 }),
    };
    const target = moves[key];
    if (target !== undefined) setActive(options.at(target % options.length)?.value);
    const option = options[activeAt];
    const isEnter = key === 'Enter';
    // Fast typists press Enter before the matches are there.
    if (isEnter && isFirstActive && !isSettled) setIsPicking(true);
    else if (isEnter && option) pick(option);
    else return target !== undefined;
    return true;
  };
  const counted = options.length - retry.length - (first ? 1 : 0);
  const isEmpty = isSettled && options.length === 0;
  const message = isEmpty || !isSettled ? (isEmpty ? t('results', { count: 0 }) : t('loading')) : '';
  return {
    id,
    options,
    activeAt,
    value,
    isLoading: list.isLoading,
    /** Shown below the options. */
    message,
    /** Announced to screen readers. */
    status: isSettled
      ? (list.error ?? t('results', { count: counted, number: `${counted}${list.hasMore ? '+' : ''}` }))
      : '',
    press,
    pick,
    setActive,
    loadMore: () => list.hasMore && list.loadMore(),
    input: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': isOpen && activeAt >= 0 ? `${id}-${activeAt}` : undefined,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  };
}

export type ListboxState = ReturnType<typeof useListbox>;
