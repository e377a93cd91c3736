import { useLayoutEffect, type RefObject } from 'react';

/**
 * Holds the widths that the columns of a table have, so that other rows do not move them: a column grows only for a value
 * that does not fit. Another number of columns, or another width of the container, is laid out again.
 */
export function useColumnWidths(table: RefObject<HTMLTableElement | null>, isHeld: boolean): void {
  useLayoutEffect(() => {
    const { current } = table;
    const place = current?.parentElement;
    if (!current || !place || !isHeld) return;
    const cellsNow = () => [...(current.tHead?.rows[0]?.cells ?? [])];
    let held: readonly number[] = [];
    let room = 0;
    const setWidths = (widths: readonly number[], least = '') => {
      held = widths;
      current.style.minInlineSize = least;
      current.querySelectorAll('col').forEach((column, at) => {
        column.style.inlineSize = held[at] === undefined ? '' : `${held[at]}px`;
      });
    };
    const hold = () => {
      if (current.tBodies[0]?.rows.length === 0) return;
      const cells = cellsNow();
      if (place.offsetWidth !== room || cells.length !== held.length + 1) setWidths([]);
      room = place.offsetWidth;
      // The first widths of a long list are those of its content too.
      current.style.tableLayout = 'auto';
      // The last column gives and takes the space of a scrollbar.
      const widths = cells.slice(0, -1).map((cell) => cell.getBoundingClientRect().width);
      current.style.tableLayout = '';
      // A browser rounds the widths that it is given.
      if (widths.some((width, at) => Math.abs(width - (held[at] ?? 0)) >= 1))
        // A browser narrows columns that are wider than the container together.
        setWidths(widths, current.offsetWidth > place.clientWidth ? `${current.offsetWidth}px` : '');
    };
    // Called when the rows have been laid out: no layout is forced while they render.
    const observer = new ResizeObserver(hold);
    [place, ...cellsNow()].forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [table, isHeld]);
}
