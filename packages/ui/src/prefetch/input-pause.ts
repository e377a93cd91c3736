/** Milliseconds after a key or a press in which the next one, or its effect, is likely. */
const pause = 500;

let lastInput = -pause;
// Pages are also rendered at build time, without a window.
for (const input of ['keydown', 'pointerdown'])
  globalThis.addEventListener?.(input, () => (lastInput = performance.now()), { capture: true });

/**
 * Resolves once nobody types or presses: half a second after the last key or press. Code that loads ahead of its use waits
 * for it, as it would run while a search awaits its rows or a link its page, and delay them.
 */
export async function inputPause(): Promise<void> {
  const wait = lastInput + pause - performance.now();
  if (wait <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  await inputPause();
}
