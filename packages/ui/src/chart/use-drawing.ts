import { useEffect, useState } from 'react';
import type * as drawingModule from './chart-drawing.tsx';

type Drawing = typeof drawingModule;

/** Runs `work` once the page has been painted and is idle; the returned function cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2_000 });
  return () => window.cancelIdleCallback(handle);
}

/** The drawing code once it has loaded; `failed` if it could not be loaded. */
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
