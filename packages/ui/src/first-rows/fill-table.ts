import { cutOf, hasFigures, isDense, primaryOf } from '../table/columns.ts';
import { cellOf, copyTemplate, element, type Filling } from './filling.ts';

/** The rows as the table of a wide screen; all of them, because the widths of its columns follow from all rows. */
export function fillTable(filling: Filling): Element {
  const { root, list, columns, rows, actions } = filling;
  const table = copyTemplate(root, 'table');
  if (isDense(columns)) table.querySelector('table')?.setAttribute('data-dense', 'true');
  const [tick, heading, ends] = table.querySelectorAll('th');
  for (const column of columns) {
    const cell = heading?.cloneNode(true);
    if (!(cell instanceof Element)) continue;
    if (hasFigures(column)) cell.setAttribute('data-figures', 'true');
    if (column.isControl) cell.setAttribute('data-control', 'true');
    const label = column.isSortable ? cell.firstElementChild?.firstChild : cell;
    if (label) label.textContent = column.header;
    ends?.before(cell);
  }
  heading?.remove();
  const box = tick?.firstElementChild;
  if (!list.isSelectable) tick?.remove();
  if (!actions) ends?.remove();
  const primary = primaryOf(columns);
  const lines = rows.map((row) => {
    const line = element('tr', { 'data-row': true });
    if (list.isSelectable && box) {
      const cell = element('td', { 'data-tick': true });
      cell.append(box.cloneNode());
      line.append(cell);
    }
    for (const column of columns) {
      const { title, ...cut } = cutOf(column, row, columns);
      const cell = element(column === primary ? 'th' : 'td', {
        'data-figures': hasFigures(column),
        'data-control': column.isControl,
        ...cut,
      });
      if (!column.isControl) cell.append(title ?? cellOf(filling, column, row));
      line.append(cell);
    }
    if (actions) {
      const cell = element('td', { 'data-actions': true });
      cell.append(actions.cloneNode(true));
      line.append(cell);
    }
    return line;
  });
  table.querySelector('tbody')?.append(...lines);
  return table;
}
