import { matchesSearch } from '@tawseel/i18n/text';
import { useState } from 'react';
import type { ChoiceOption, ChoiceSource } from '../combobox/combobox.types.ts';

/** A source over options in memory, in pages of `limit`. `fails` tells whether its next request fails. */
export function choiceSource(
  options: readonly ChoiceOption[],
  { limit = 20, fails = (): boolean => false } = {},
) {
  const searches: (string | undefined)[] = [];
  const source: ChoiceSource = {
    useOptions(search) {
      searches.push(search);
      const [pages, setPages] = useState(1);
      const [, setTries] = useState(0);
      const error = search !== undefined && fails() ? 'No connection.' : undefined;
      const found = options.filter(({ label }) => matchesSearch(search ?? '', [label]));
      return {
        options: error ? [] : found.slice(0, pages * limit),
        isLoading: false,
        isStale: false,
        error,
        hasMore: found.length > pages * limit,
        loadMore: () => setPages(pages + 1),
        retry: () => setTries((tries) => tries + 1),
      };
    },
    useOption: (value) =>
      options.find((option) => option.value === value) ?? (value === '' ? undefined : null),
  };
  return { load: () => Promise.resolve(source), searches };
}
