import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { phoneWidth } from './tokens.ts';

function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** Whether the page has the phone layout, where a table row is a card. Paper has none, however wide its margins are. */
export function useIsPhone(): boolean {
  return useMedia(`screen and (width < ${phoneWidth}px)`);
}

/** Whether the system prefers reduced motion. */
export function usePrefersStillness(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/** Whether the page is being printed. */
export function useIsPrinting(): boolean {
  return useMedia('print');
}
