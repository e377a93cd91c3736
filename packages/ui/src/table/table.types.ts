import type { Dispatch, ReactNode, SetStateAction } from 'react';
import type { TagTone } from '../frame/tag.tsx';
import type { MenuItem } from '../menu/menu.tsx';

/** Rows of a list and their loading state, as a data layer provides them. */
export interface ListResult<Row> {
  rows: readonly Row[];
  /** Total number of rows, if known. */
  total: number | undefined;
  /** The first rows are loading and nothing can be shown yet. */
  isLoading: boolean;
  /** A request is running; the shown rows may be replaced. */
  isFetching: boolean;
  isFetchingMore: boolean;
  error?: { message: string } | undefined;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Format of a column's values. */
export type ColumnKind =
  | 'text'
  | 'id'
  | 'phone'
  | 'money'
  | 'number'
  | 'date'
  | 'carDate'
  | 'dateTime'
  | 'expenseDate'
  | 'month'
  | 'year'
  | 'status';

/** One column of a table, and one line of a card on a phone: plain data, defined outside components. */
export interface Column<Row> {
  /** Field of the row, also the server's sort key; `control` for a column of controls. */
  key: (keyof Row & string) | 'control';
  /** Translation key of the header, with its namespace. */
  header: string;
  /** Default: `text`. */
  kind?: ColumnKind;
  /** Property of the row with the name that an `id` stands for, shown before the id. */
  nameKey?: string | undefined;
  /** Translation keys of known values, with their namespace. Other values are shown as they are. */
  words?: Readonly<Record<string, string>>;
  /** Tones of a `status`, by value. */
  tones?: Readonly<Record<string, TagTone>>;
  /** Renders the cell, if no kind fits. */
  render?: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** The cell holds controls, not data: it spans a card and is not printed. */
  isControl?: boolean;
  /** The column names the row: it is the heading of its card and the subject of its actions. Default: the first column. */
  isPrimary?: boolean;
  /** The line is on the card of a phone before the rest is opened. Default: the first lines. */
  isBrief?: boolean;
  /** Shows the unit after a `money`. */
  hasUnit?: boolean;
  /** Shows a plus sign before a `money` above 0. */
  isSigned?: boolean;
}

/** An action on a row or, with `to`, a link to a screen about it. */
export interface RowAction extends Pick<
  MenuItem,
  'label' | 'onSelect' | 'to' | 'isDanger' | 'isDisabled' | 'reason'
> {
  /** SVG `path` of an icon: on a wide screen, the action also has a button beside the menu. */
  quickIcon?: string | undefined;
}

/** Selected rows by their key. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Selects or deselects the rows from the one that was selected last to another, as Shift with a click does. */
  onRange?: ((to: string, isSelected: boolean) => void) | undefined;
  /** All rows that match the list's search and filters; set if more match than are loaded, and all loaded ones are selected. */
  matching?: { total: number; isSelected: boolean; select: () => void } | undefined;
}

/** Texts of an empty table. */
export interface EmptyText {
  /** Title, in the exact words of the screen. */
  text: string;
  /** The next step that the administrator can take. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Props shared by table rows and cards. */
export interface RowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  caption: string;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: Selection | undefined;
}

/** The rows of a complete array. */
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
