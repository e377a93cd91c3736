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
    // The handlers of the content get the key instead of those of the opener; its default action follows the focus.
    const mountAndPass = (event: KeyboardEvent) => {
      mount();
      event.stopImmediatePropagation();
      const isDefault = document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
      if (isDefault === false) event.preventDefault();
    };
    window.addEventListener('keydown', mountAndPass, { capture: true });
    return () => {
      cancel();
      window.removeEventListener('keydown', mountAndPass, { capture: true });
    };
  }, [isPainted]);
  return isPainted;
}
