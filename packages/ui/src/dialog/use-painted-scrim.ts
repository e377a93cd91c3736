import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../handler/after-paint.ts';

/**
 * Whether the scrim of a dialog is painted and its content can mount. A key press mounts the content at once, so that the key
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
    const cancel = afterPaint(mount);
    addEventListener('keydown', mount, true);
    return () => {
      cancel();
      removeEventListener('keydown', mount, true);
    };
  }, [isPainted]);
  return isPainted;
}
