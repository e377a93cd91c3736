import { createContext, use } from 'react';
import type { ListState } from './use-list-state.ts';

/** Content that the parts of a list screen share. */
export interface ListScreenContent {
  title: string;
  /** Search, sorting and filters, from `useListState`. */
  state: ListState;
  /** The screen that creates a row; `false` if the person may create none. */
  create?: { to: string; label: string } | false;
}

export const ListScreenContext = createContext<ListScreenContent | undefined>(undefined);

export function useListScreen(): ListScreenContent {
  const screen = use(ListScreenContext);
  if (!screen) throw new Error('A part of a list screen is outside of ListScreen.');
  return screen;
}
