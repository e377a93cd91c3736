import { useEffect, useState } from 'react';

/** Pause in ms after which a typed text is looked up. */
const pause = 300;

/** A text that is being typed, as it was when the typing last paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
