import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the scrim of a dialog is painted and its content can mount. A press is to be answered within 250 ms: at a quarter of
 * a processor's speed, a dialog over a list takes up to 440 ms to show, its scrim 104. A key press mounts the content at once, so that the key
 * reaches it. A hidden page paints nothing, and its dialogs need no scrim.
 */
export function usePaintedScrim(): boolean {
  const [isPainted, setIsPainted] = useState(document.hidden);
  useLayoutEffect(() => {
    if (isPainted) return;
    const mount = (event?: KeyboardEvent) => {
      flushSync(() => setIsPainted(true));
      if (!event) return;
      // The handlers of the content get the key instead of those of the opener; its default action follows the focus.
      event.stopPropagation();
      if (!document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
    };
    let timer: ReturnType<typeof setTimeout>;
    // A frame is painted after its callback and before the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(mount);
    });
    addEventListener('keydown', mount, true);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('keydown', mount, true);
    };
  }, [isPainted]);
  return isPainted;
}
