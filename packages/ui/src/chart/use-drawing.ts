import { useEffect, useState } from 'react';
import type * as drawingModule from './chart-drawing.tsx';

type Drawing = typeof drawingModule;

/** Runs `work` once the page has been drawn and stands still; the answer takes it back. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}

/** The code that draws, once it is there; `failed` where it could not be fetched. */
export function useDrawing(): Drawing | 'failed' | undefined {
  const [drawing, setDrawing] = useState<Drawing | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const loaded = await import(/* webpackChunkName: "chart" */ './chart-drawing.tsx').catch(
        () => 'failed' as const,
      );
      if (!isGone) setDrawing(loaded);
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return drawing;
}
