import { startTransition, useEffect, useState } from 'react';

/** Delay in ms after the paint. It covers the pause between two letters of a search. */
const delay = 200;

/**
 * Returns the previous `value` (at first: `initial`) until the new one has been painted. `useDeferredValue` follows before
 * the paint. `isWanted` tells whether anything would render from it.
 */
export function useDeferredUntilPaint<Value>(value: Value, initial: Value, isWanted: boolean): Value {
  const [deferred, setDeferred] = useState(initial);
  useEffect(() => {
    if (deferred === value || !isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    // A frame is painted after its callback and before the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDeferred(value)), delay);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [deferred, value, isWanted]);
  return deferred;
}
