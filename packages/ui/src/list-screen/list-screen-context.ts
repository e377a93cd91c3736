import { createContext, use } from 'react';
import type { ListState } from './use-list-state.ts';

/** How a list gets a new row. */
export type ListCreation = { label: string } & ({ to: string } | { open: () => void });

/** Content that the parts of a list screen share. */
export interface ListScreenContent {
  title: string;
  /** Search, sorting and filters, from `useListState`. */
  state: ListState;
  /** The screen that creates a row, or the function that opens a dialog for it; `false` if the person may create none. */
  create?: ListCreation | false | undefined;
}

export const ListScreenContext = createContext<ListScreenContent | undefined>(undefined);

export function useListScreen(): ListScreenContent {
  const screen = use(ListScreenContext);
  if (!screen) throw new Error('A part of a list screen is outside of ListScreen.');
  return screen;
}
