import { useEffect } from 'react';

/**
 * Keeps what has the focus from under the actions of a row, which stay in view: where a table scrolls is told how wide
 * they are.
 */
export function useScrollPadding(scroller: HTMLElement | null): void {
  useEffect(() => {
    const actions = scroller?.querySelector('thead [data-actions]');
    if (!scroller || !actions) return;
    // Observed and not measured, which would have the page laid out while its rows are drawn.
    const observer = new ResizeObserver(([entry]) => {
      scroller.style.scrollPaddingInlineEnd = `${entry?.borderBoxSize[0]?.inlineSize ?? 0}px`;
    });
    observer.observe(actions);
    return () => observer.disconnect();
  }, [scroller]);
}
