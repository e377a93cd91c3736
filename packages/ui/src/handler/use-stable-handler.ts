import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same from one drawing to the next and does what `handler` did in the last: what is given it
 * need not be drawn again. For events alone; it is not to be called while drawing.
 */
export function useStableHandler<Args extends unknown[], Result>(handler: (...args: Args) => Result) {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
