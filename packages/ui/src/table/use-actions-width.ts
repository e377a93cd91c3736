import { useEffect } from 'react';

/** Sets `--actions-width` on the table's frame: the width of the sticky row actions, with the scrollbar beside them. */
export function useActionsWidth(scroller: HTMLElement | null): void {
  useEffect(() => {
    const actions = scroller?.querySelector('thead [data-actions]');
    if (!scroller || !actions) return;
    let known = 0;
    // Observed instead of measured, which would force a layout while the rows render.
    const observer = new ResizeObserver(([entry]) => {
      const width = (entry?.borderBoxSize[0]?.inlineSize ?? 0) + scroller.offsetWidth - scroller.clientWidth;
      // A new value restyles every element of the table, and other rows change the width by a fraction.
      if (Math.abs(width - known) < 1) return;
      known = width;
      scroller.parentElement?.style.setProperty('--actions-width', `${width}px`);
    });
    observer.observe(actions);
    return () => observer.disconnect();
  }, [scroller]);
}
