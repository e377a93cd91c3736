import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { phoneWidth } from './tokens.ts';

function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      // Rendered within the event: a page that prints itself is laid out on paper before the script ends, and React waits for that.
      const change = () => flushSync(onChange);
      list.addEventListener('change', change);
      return () => list.removeEventListener('change', change);
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

/** Whether the system forces its colours, which do not reach drawings. */
export function useForcesColors(): boolean {
  return useMedia('(forced-colors: active)');
}

/** Whether the page is being printed. */
export function useIsPrinting(): boolean {
  return useMedia('print');
}
