import { useEffect } from 'react';

/** Sets `--actions-width` on the table, the width of the sticky row actions. */
export function useActionsWidth(scroller: HTMLElement | null): void {
  useEffect(() => {
    const actions = scroller?.querySelector('thead [data-actions]');
    if (!scroller || !actions) return;
    // Observed instead of measured, which would force a layout while the rows render.
    const observer = new ResizeObserver(([entry]) => {
      scroller.style.setProperty('--actions-width', `${entry?.borderBoxSize[0]?.inlineSize ?? 0}px`);
    });
    observer.observe(actions);
    return () => observer.disconnect();
  }, [scroller]);
}
