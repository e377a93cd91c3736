import { useCallback, useSyncExternalStore } from 'react';
import { phoneWidth } from './tokens.ts';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the page is as narrow as a phone, where a table row is a card. */
export function useIsPhone(): boolean {
  return useMedia(`(width < ${phoneWidth}px)`);
}

/** Whether the system asks for as little motion as can be. */
export function usePrefersStillness(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
