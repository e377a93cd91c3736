import { useEffect, useRef } from 'react';

/** Prints the page once, when it is ready and its fonts have loaded. */
export function usePrintWhenReady(isReady: boolean): void {
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
    };
    void print();
    return () => {
      isWanted = false;
    };
  }, [isReady]);
}
