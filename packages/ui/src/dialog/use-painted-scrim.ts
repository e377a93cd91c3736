import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../handler/after-paint.ts';

/**
 * Whether the scrim of a dialog is painted and its content can mount. A key press mounts the content at once, so that the key
 * reaches it. A hidden page paints nothing, and its dialogs need no scrim.
 */
export function usePaintedScrim(): boolean {
  const [isPainted, setIsPainted] = useState(() => document.hidden);
  useLayoutEffect(() => {
    if (isPainted) return;
    const mount = () => flushSync(() => setIsPainted(true));
    const cancel = afterPaint(mount);
    window.addEventListener('keydown', mount, { capture: true });
    return () => {
      cancel();
      window.removeEventListener('keydown', mount, { capture: true });
    };
  }, [isPainted]);
  return isPainted;
}
