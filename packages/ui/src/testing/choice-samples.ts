import { matchesSearch } from '@tawseel/i18n/text';
import { useState } from 'react';
import type { ChoiceOption, ChoiceSource } from '../combobox/combobox.types.ts';

/** A source over options in memory, in pages of `limit`. `fails` tells whether its next request fails. */
export function choiceSource(
  options: readonly ChoiceOption[],
  { limit = 20, fails = (): boolean => false } = {},
) {
  const searches: (string | undefined)[] = [];
  const source: ChoiceSource = function Source({ search, value, children }) {
    const [pages, setPages] = useState(1);
    const [tries, setTries] = useState(0);
    searches.push(search);
    const error = search !== undefined && fails() ? 'No connection.' : undefined;
    const found = options.filter(({ label }) => matchesSearch(search ?? '', [label]));
    const list = {
      options: error ? [] : found.slice(0, pages * limit),
      isLoading: false,
      isStale: false,
      error,
      hasMore: found.length > pages * limit,
      loadMore: () => setPages(pages + 1),
      retry: () => setTries(tries + 1),
    };
    return children(list, value ? (options.find((option) => option.value === value) ?? null) : undefined);
  };
  return { load: () => Promise.resolve(source), searches };
}
