import type { ColumnKind } from '@tawseel/api-client/schemas';
import type { RawBuilder } from 'kysely';
import type { ListDefinition } from './list-definition.ts';
import { orderOf, sortKeysOf } from './sort-keys.ts';

/** A column of a page's statement. */
export interface PageColumn {
  name: string;
  kind: ColumnKind;
  /** Whether the rows of the response have it. A page may be sorted by a value that they lack. */
  isShown: boolean;
  /** The value, if it is not that of the column. */
  value?: RawBuilder<unknown>;
}

/** The values that a page's statement selects: facts about the page, a mark of a row, and the columns. */
export interface PageLayout {
  facts: readonly ('total' | 'version')[];
  columns: readonly PageColumn[];
  /** Indexes of the sort keys among the columns. */
  sortKeys: readonly number[];
  /** Names that each row has with an empty text. */
  blank: readonly string[];
}

/** Name of a computed sort value. */
const computedSort = 'sort_value';

/** The layout of a list's pages. */
export function pageLayout(
  list: ListDefinition,
  sort: string,
  { withTotal, withVersion = false }: { withTotal: boolean; withVersion?: boolean },
): PageLayout {
  const sortKeys = sortKeysOf(list, orderOf(list, sort));
  const shown = Object.entries(list.columns).map(([name, kind]) => ({ name, kind, isShown: true }));
  const hidden = sortKeys.flatMap(({ name, kind, isComputed, row }) => {
    if (isComputed) return [{ name: computedSort, kind, isShown: false, value: row }];
    return Object.hasOwn(list.columns, name) ? [] : [{ name, kind, isShown: false }];
  });
  const columns = [...shown, ...hidden];
  return {
    facts: [...(withTotal ? ['total' as const] : []), ...(withVersion ? ['version' as const] : [])],
    columns,
    sortKeys: sortKeys.map((key) => {
      const held = key.isComputed ? computedSort : key.name;
      return columns.findIndex(({ name }) => name === held);
    }),
    blank: list.blank ?? [],
  };
}
