import { startTransition, useEffect, useState } from 'react';

/** Delay in ms before the remaining rows mount: it waits for a pause between two letters. */
const after = 200;

/** Maximum number of delays while newer rows are pending; then the remaining rows mount anyway. */
const mostWaits = 10;

/**
 * Returns the previous `value` (at first: `initial`) until the new one has been painted. It then follows when the browser is
 * idle and no pending request may replace it. `isWanted` tells whether anything would render from it; the identity of
 * `isAwaiting` is stable.
 */
export function useAfterPaint<Value>(
  value: Value,
  initial: Value,
  isWanted: boolean,
  isAwaiting: () => boolean,
): Value {
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    if (shown === value || !isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const follow = (waits: number) => {
      if (isAwaiting() && waits < mostWaits) timer = setTimeout(follow, after, waits + 1);
      else startTransition(() => setShown(value));
    };
    // A frame is painted after its callback and before the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(follow, after, 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, value, isWanted, isAwaiting]);
  return shown;
}
