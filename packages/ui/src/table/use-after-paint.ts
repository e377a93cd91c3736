import { startTransition, useEffect, useState } from 'react';

/** How long what was drawn stands before the rest follows, in ms: it waits for a pause between two letters. */
const after = 200;

/**
 * `value` as it was (first: `initial`), until what was drawn with the new one has been seen; it then follows, while
 * nothing else is to do. `isWanted` tells whether anything would be drawn from it.
 */
export function useAfterPaint<Value>(value: Value, initial: Value, isWanted: boolean): Value {
  const [shown, setShown] = useState(initial);
  useEffect(() => {
    if (shown === value || !isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    // A frame is painted after its callback and before the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)), after);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, value, isWanted]);
  return shown;
}
