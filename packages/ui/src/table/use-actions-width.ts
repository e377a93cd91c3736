import { useEffect } from 'react';

/** Tells the styles of a table how wide the actions of its rows are, which stay in view: `--actions-width`. */
export function useActionsWidth(scroller: HTMLElement | null): void {
  useEffect(() => {
    const actions = scroller?.querySelector('thead [data-actions]');
    if (!scroller || !actions) return;
    // Observed and not measured, which would have the page laid out while its rows are drawn.
    const observer = new ResizeObserver(([entry]) => {
      scroller.style.setProperty('--actions-width', `${entry?.borderBoxSize[0]?.inlineSize ?? 0}px`);
    });
    observer.observe(actions);
    return () => observer.disconnect();
  }, [scroller]);
}
