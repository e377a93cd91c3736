import { useEffect, useRef } from 'react';

/** Prints the page by itself, once, when it is ready and drawn in its own fonts. */
export function usePrintWhenReady(isReady: boolean): void {
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isReady || hasPrinted.current) return;
    let isWanted = true;
    const print = async () => {
      // Fonts are asked for by the first drawing.
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
