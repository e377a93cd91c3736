import { cardColumns, hasFigures } from '../table/columns.ts';
import { cardsInView } from '../table/sizes.ts';
import { columnPlaceholder } from './column-placeholder.ts';
import { cellOf, copyTemplate, element, setText, type Filling, type Row } from './filling.ts';

function fillCard(filling: Filling, row: Row): Element {
  const { root, list, columns, actions } = filling;
  const item = copyTemplate(root, 'card');
  const { primary, status, others, brief } = cardColumns(columns);
  if (!list.isSelectable) item.querySelector('input')?.remove();
  const name = item.querySelector('h2');
  setText(name, '');
  if (primary) name?.append(cellOf(filling, primary, row));
  if (status) name?.after(cellOf(filling, status, row));
  const lines = item.querySelector('dl');
  for (const column of brief) {
    const isControl = column.isControl;
    const label = element('dt', { 'data-control': isControl });
    label.textContent = column.header;
    const value = element('dd', { 'data-control': isControl, 'data-figures': hasFigures(column) });
    if (!isControl) value.append(cellOf(filling, column, row, true));
    lines?.append(label, value);
  }
  const foot = item.querySelector('footer');
  const hasMore = brief.length < others.length;
  if (!hasMore) foot?.firstElementChild?.remove();
  if (actions) foot?.append(actions.cloneNode(true));
  else if (!hasMore) foot?.remove();
  return item;
}

function fillSorting(cards: Element, { columns, list }: Filling): void {
  const sorting = cards.querySelector('select');
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const [first, ...directions] = sorting?.options ?? [];
  const names = sortable.flatMap(({ header }) =>
    directions.map((option) => new Option(option.text.replace(columnPlaceholder, header))),
  );
  if (first) sorting?.replaceChildren(first, ...names);
  if (sortable.length === 0) sorting?.remove();
  if (!list.isSelectable) cards.querySelector('label')?.remove();
  if (sortable.length === 0 && !list.isSelectable) cards.firstElementChild?.remove();
}

/** The rows as the cards of a phone. */
export function fillCards(filling: Filling): Element {
  const cards = copyTemplate(filling.root, 'cards');
  fillSorting(cards, filling);
  cards
    .querySelector('ul')
    ?.append(...filling.rows.slice(0, cardsInView).map((row) => fillCard(filling, row)));
  return cards;
}
