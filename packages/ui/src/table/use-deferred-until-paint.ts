import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../handler/after-paint.ts';

/** Delay in ms after the paint. It covers the pause between two letters of a search, and the search of the second one. */
const delay = 400;

/**
 * Returns the previous `value` (at first: `initial`) until the new one has been painted. `useDeferredValue` follows before
 * the paint. `isWanted` tells whether anything would render from it.
 */
export function useDeferredUntilPaint<Value>(value: Value, initial: Value, isWanted: boolean): Value {
  const [deferred, setDeferred] = useState(initial);
  useEffect(() => {
    if (deferred === value || !isWanted) return;
    return afterPaint(() => startTransition(() => setDeferred(value)), delay);
  }, [deferred, value, isWanted]);
  return deferred;
}
