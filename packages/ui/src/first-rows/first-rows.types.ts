import type { ListFilter } from '../list-screen/use-list-state.ts';
import type { Column } from '../table/table.types.ts';

/** A text in both languages. */
export interface BothLanguages {
  en: string;
  ar: string;
}

type Plain = Pick<
  Column<never>,
  'kind' | 'tones' | 'isSortable' | 'isControl' | 'isPrimary' | 'isBrief' | 'hasUnit' | 'isSigned'
>;

/** A column of a list as plain data, with its texts in both languages. */
export interface ListedColumn extends Plain {
  key: string;
  header: BothLanguages;
  /** Texts of known values, by value. */
  words?: Readonly<Record<string, BothLanguages>>;
  /** Permission to see the column. */
  see?: string;
  /** Addition to the contract that the server must have announced. */
  needs?: string;
}

/** Buttons of a row, in their order. */
export const rowButtons = ['view', 'edit', 'delete'] as const;

/** A filter of a list as plain data. */
export interface ListedFilter {
  kind: ListFilter['kind'];
  label: BothLanguages;
  /** Permission to use the filter. */
  see?: string;
  /** Addition to the contract that the server must have announced. */
  needs?: string;
}

/** Description of a list for its first rows: plain data that the build of a feature emits. */
export interface ListedRows {
  columns: readonly ListedColumn[];
  /** Filters beside the search, in their order. */
  filters?: readonly ListedFilter[];
  /** Whether rows have a checkbox. */
  isSelectable?: boolean;
  /** Buttons of a row; `menu` for a menu of them. */
  actions?: readonly (typeof rowButtons)[number][] | 'menu';
  /** Number of buttons beside a menu. */
  quickActions?: number;
  /** Permission for the buttons other than `view`. */
  change?: string;
}
