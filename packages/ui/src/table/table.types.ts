import type { ReactNode } from 'react';
import type { TagTone } from '../frame/tag.tsx';
import type { MenuItem } from '../menu/menu.tsx';

/** Rows of a list and how their loading stands; what a data layer gives to a table. */
export interface ListResult<Row> {
  rows: readonly Row[];
  /** Rows there are in all, where that is known. */
  total: number | undefined;
  /** The first rows are on their way and there is nothing to show yet. */
  isLoading: boolean;
  /** Rows are being asked for; those on show may be replaced. */
  isFetching: boolean;
  isFetchingMore: boolean;
  error?: { message: string } | undefined;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** How the value of a column is written. */
export type ColumnKind =
  'text' | 'id' | 'phone' | 'money' | 'number' | 'date' | 'carDate' | 'dateTime' | 'expenseDate' | 'status';

/** One column of a table, and one line of a card on a phone. */
export interface Column<Row> {
  /** Field of the row; what the server is asked to sort by. */
  key: string;
  header: string;
  /** `text` when left out. */
  kind?: ColumnKind;
  /** The value, where it is not the field `key`. */
  value?: (row: Row) => unknown;
  /** Draws the cell itself, where no kind fits. */
  render?: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Is there to act with, not to read: it has the whole width of a card, and is not printed. */
  isControl?: boolean;
  /** Numbers and money stand at the end, the rest at the start, unless told otherwise. */
  align?: 'start' | 'end';
  /** Names the row: the heading of its card, and what its actions are about. The first column when none is. */
  isPrimary?: boolean;
  /** Words and tones of a `status`, by value. */
  statuses?: Readonly<Record<string, { label: string; tone?: TagTone }>>;
  /** Shows the unit after a `money`. */
  hasUnit?: boolean;
}

/** Something to do with a row, or (`to`) a screen about it. */
export type RowAction = Pick<MenuItem, 'label' | 'onSelect' | 'to' | 'isDanger' | 'isDisabled'>;

/** Rows that are ticked, by their key. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** What an empty table says. */
export interface EmptyText {
  /** What is not there, in the screen's exact words. */
  text: string;
  /** What to do next. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** What rows of a table and cards of a phone share. */
export interface RowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  caption: string;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: Selection | undefined;
}

export interface AwaitingProps {
  /** Whether rows are on their way that may take the place of these; a function that does not change. */
  isAwaitingOthers: () => boolean;
}

/** The rows of an array that is at hand whole. */
export function listOf<Row>(rows: readonly Row[]): ListResult<Row> {
  return {
    rows,
    total: rows.length,
    isLoading: false,
    isFetching: false,
    isFetchingMore: false,
    hasMore: false,
    loadMore: () => {},
    retry: () => {},
  };
}
