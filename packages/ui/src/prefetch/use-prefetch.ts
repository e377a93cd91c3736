import { useEffect } from 'react';
import { afterPaint } from '../handler/after-paint.ts';
import { prefetch } from './fetched.ts';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Prefetches the code of dialogs once the pointer or keyboard is first used on a page, after the frame that shows the effect:
 * early enough for the dialog to open at once, and never for a visit that only reads.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const stop = () => signs.forEach((sign) => window.removeEventListener(sign, start));
    const start = () => {
      stop();
      afterPaint(() => void prefetch());
    };
    for (const sign of signs) window.addEventListener(sign, start);
    return stop;
  }, []);
}
