import type { ComponentType, ReactNode } from 'react';
import type { Option } from '../fields/fields.tsx';

/** A row to choose. */
export interface ChoiceOption extends Option {
  /** Distinguishes options with similar labels. */
  note?: string | undefined;
  isInactive?: boolean;
  /** Shown with the option and below the field that has chosen it. */
  warning?: string | undefined;
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
  /** The page that creates a row, if there is one and the person may create some. */
  create?: { label: string; to: string } | undefined;
}

/** The option of a value: null if no row has it, undefined until known. */
export type ChosenOption = ChoiceOption | null | undefined;

export interface ChoiceSourceProps {
  /** Search of the options; undefined loads none. */
  search: string | undefined;
  /** Value whose option is looked up; an empty one is not. */
  value: string;
  /** What the rows belong to, such as the city of areas. */
  within?: string | undefined;
  children: (list: ChoiceList, chosen: ChosenOption) => ReactNode;
}

/** Reads the rows of a choice. */
export type ChoiceSource = ComponentType<ChoiceSourceProps>;

/** Loads the code of a source. Its identity names the source. */
export type LoadChoices = () => Promise<ChoiceSource>;
