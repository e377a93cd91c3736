import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled. */
const places = new Map<string, number>();

/** Opens a screen at its start, and one that the driver returns to where it was. */
export function useScrollPlace(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, type === NavigationType.Pop ? (places.get(key) ?? 0) : 0);
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, type]);
}
