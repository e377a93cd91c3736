import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where tables were scrolled to, by entry of the history and name of the table. */
const places = new Map<string, number>();

/** Time that the rows have to come back before their place is given up, in ms. */
const patience = 1000;

/** Brings a table that scrolls in itself back to where it was when its page was left, as the browser does the window. */
export function useKeptScroll(scroller: HTMLElement | null, name: string): void {
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
    // Rows far down take a moment to have their room.
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
