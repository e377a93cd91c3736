import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scroll positions of tables, by history entry and table name. */
const places = new Map<string, number>();

/** Time in ms for the rows to load before their scroll position is dropped. */
const patience = 1000;

/** Restores the scroll position of a table with its own scroll container, as the browser does for the window. */
export function useScrollRestoration(scroller: HTMLElement | null, name: string): void {
  const { key } = useLocation();
  const place = `${key} ${name}`;
  useEffect(() => {
    if (!scroller) return;
    const keep = () => places.set(place, scroller.scrollTop);
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => scroller.removeEventListener('scroll', keep);
  }, [scroller, place]);

  useEffect(() => {
    const target = places.get(place);
    const content = scroller?.firstElementChild;
    if (!content || !target) return;
    // Rows far down need a moment to get their space.
    const observer = new ResizeObserver(() => {
      if (scroller.scrollHeight - scroller.clientHeight < target) return;
      observer.disconnect();
      scroller.scrollTop = target;
    });
    observer.observe(content);
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [scroller, place]);
}
