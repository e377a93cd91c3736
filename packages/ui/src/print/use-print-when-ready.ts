import { useEffect, useRef } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';

/** Prints the page once, when it is ready and its fonts have loaded; then calls `onPrinted`. */
export function usePrintWhenReady(isReady: boolean, onPrinted?: () => void): void {
  const end = useStableHandler(() => onPrinted?.());
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isReady || hasPrinted.current) return;
    let isWanted = true;
    const print = async () => {
      // The first rendering requests the fonts.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await document.fonts.ready;
      if (!isWanted) return;
      hasPrinted.current = true;
      window.print();
      end();
    };
    void print();
    return () => {
      isWanted = false;
    };
  }, [isReady, end]);
}
