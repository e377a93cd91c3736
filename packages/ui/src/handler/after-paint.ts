/** Calls `run` once the next frame is painted, and `delay` ms later. Returns a function that cancels it. */
export function afterPaint(run: () => void, delay?: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A frame is painted after its callback and before the next task.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run, delay);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
