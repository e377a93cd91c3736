import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Widths of a table's columns as its first rows make them, kept while `isKept`: rows that come into view later would
 * otherwise move the columns. `measure` is to be called once those rows are there; they are measured anew when the
 * table's place changes its width.
 */
export function useColumnWidths(table: RefObject<HTMLTableElement | null>, isKept: boolean) {
  const [widths, setWidths] = useState<readonly number[]>([]);

  const measure = useCallback(() => {
    setWidths((known) => {
      if (known.length > 0) return known;
      const cells = [...(table.current?.tHead?.rows[0]?.cells ?? [])];
      const measured = cells.map((cell) => cell.getBoundingClientRect().width);
      return measured.some((width) => width > 0) ? measured : known;
    });
  }, [table]);

  useEffect(() => {
    const place = table.current?.parentElement;
    if (!isKept || !place) return;
    let known = place.clientWidth;
    const observer = new ResizeObserver(() => {
      if (place.clientWidth !== known) setWidths([]);
      known = place.clientWidth;
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      setWidths([]);
    };
  }, [isKept, table]);

  return { widths: isKept ? widths : [], measure };
}
