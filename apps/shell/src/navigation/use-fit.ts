import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Hides one part of the bar after the other, in `data-fit`, until the rest has room. */
function fit(bar: HTMLElement) {
  for (const level of ['', 'tight', 'narrow']) {
    bar.dataset.fit = level;
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}

/**
 * Measures a bar whose contents the widths of `widths.ts` do not foresee: texts that only the person's browser enlarges, or the
 * menus of many features. Its height follows the size of texts.
 */
export function useFit(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const observer = new ResizeObserver(() => fit(bar));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return ref;
}
