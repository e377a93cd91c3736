import type { Option } from '../fields/fields.tsx';

/** A row to choose. */
export interface ChoiceOption extends Option {
  /** Distinguishes options with similar labels. */
  note?: string | undefined;
  isInactive?: boolean;
}

/** The options that are loaded so far. */
export interface ChoiceList {
  options: readonly ChoiceOption[];
  /** Whether no options are loaded yet. */
  isLoading: boolean;
  /** Whether the options are those of the previous search. */
  isStale: boolean;
  /** Message of a request that failed. */
  error: string | undefined;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Hooks that read the rows of a choice. */
export interface ChoiceSource {
  /** Options that match a search; undefined loads none. */
  useOptions: (search: string | undefined) => ChoiceList;
  /** The option of a value: null if no row has it, undefined until known. An empty value loads nothing. */
  useOption: (value: string) => ChoiceOption | null | undefined;
}

/** Loads the code of a source. Its identity names the source. */
export type LoadChoices = () => Promise<ChoiceSource>;
