import { startTransition, useEffect, useState } from 'react';

/** How long what was drawn stands before the rest follows, in ms: it waits for a pause between two letters. */
const after = 200;

/**
 * `value` as it was (first: `initial`), until what was drawn with the new one has been seen; it then follows, while
 * nothing else is to do and nothing is awaited that may replace it. `isWanted` tells whether anything would be drawn
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
    // A frame is painted after its callback and before the next task.
    const follow = () => {
      if (isAwaiting()) timer = setTimeout(follow, after);
      else startTransition(() => setShown(value));
    };
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(follow, after);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, value, isWanted, isAwaiting]);
  return shown;
}
