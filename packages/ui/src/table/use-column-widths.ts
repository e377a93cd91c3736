import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Fixes the column widths of a table at those of its first rows while `isKept`, so that rows which scroll into view do not
 * resize the columns. Call `measure` once those rows are mounted; the widths are measured again when the container's width
 * changes.
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
