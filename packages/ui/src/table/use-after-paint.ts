import { startTransition, useEffect, useState } from 'react';

/** How long what was drawn stands before the rest follows, in ms: it waits for a pause between two letters. */
const after = 200;

/** So many times it waits for what may replace it: nobody is left to scroll through rows that are not there. */
const mostWaits = 10;

/**
 * `value` as it was (first: `initial`), until what was drawn with the new one has been seen; it then follows, while
 * nothing else is to do and nothing is awaited that may soon replace it. `isWanted` tells whether anything would be drawn
 * from it; `isAwaiting` does not change.
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
