import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../handler/after-paint.ts';

/**
 * Returns the previous `value` (at first: `initial`) until `delay` ms after the new one has been painted. `useDeferredValue`
 * follows before the paint. `isWanted` tells whether anything would render from it.
 */
export function useDeferredUntilPaint<Value>(
  value: Value,
  initial: Value,
  isWanted: boolean,
  delay: number,
): Value {
  const [deferred, setDeferred] = useState(initial);
  useEffect(() => {
    if (deferred === value || !isWanted) return;
    return afterPaint(() => startTransition(() => setDeferred(value)), delay);
  }, [deferred, value, isWanted, delay]);
  return deferred;
}
