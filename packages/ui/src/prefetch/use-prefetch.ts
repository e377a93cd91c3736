import { useEffect } from 'react';
import { prefetch } from './fetched.ts';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Prefetches the code of dialogs once the pointer or keyboard is first used on a page: early enough for the dialog to open at once, and never for a visit that only reads.
 */
export function usePrefetch(): void {
  useEffect(() => {
    const stop = () => signs.forEach((sign) => window.removeEventListener(sign, start));
    const start = () => {
      stop();
      void prefetch();
    };
    for (const sign of signs) window.addEventListener(sign, start);
    return stop;
  }, []);
}
