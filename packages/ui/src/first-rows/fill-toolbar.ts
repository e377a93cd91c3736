import { manyColumns } from '../list-screen/column-layout.ts';
import { filtersInLine } from '../list-screen/filters-in-line.ts';
import { columnPlaceholder } from './column-placeholder.ts';
import { copyOf, type Filling } from './filling.ts';
import type { ListedFilter } from './first-rows.types.ts';

/** The filters, the space of the number of rows, and the buttons of columns and print, as the toolbar of a wide screen has them. */
export function fillToolbar(
  { root, columns }: Filling,
  filters: readonly { kind: ListedFilter['kind']; label: string }[],
): Element[] {
  const part = (name: string) => copyOf(root, `[data-toolbar="${name}"] > *`);
  const first = filtersInLine(filters);
  const chips = filters.slice(0, first).map(({ kind, label }) => {
    const chip = part(kind === 'select' || kind === 'days' ? kind : 'toggle');
    const texts = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(columnPlaceholder, label);
    }
    return chip;
  });
  return [
    ...chips,
    ...(filters.length > first ? [part('more')] : []),
    part('count'),
    ...(columns.length >= manyColumns ? [part('columns')] : []),
    part('print'),
  ];
}
