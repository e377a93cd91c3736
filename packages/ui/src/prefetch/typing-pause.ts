/** Milliseconds after a key in which the next one is likely. */
const pause = 500;

let lastKey = -pause;
// Pages are also rendered at build time, without a window.
globalThis.addEventListener?.('keydown', () => (lastKey = performance.now()), { capture: true });

/**
 * Resolves once nobody types: half a second after the last key. Code that loads ahead of its use waits for it, as it would
 * run while a search awaits its rows, and delay them.
 */
export async function typingPause(): Promise<void> {
  const wait = lastKey + pause - performance.now();
  if (wait <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  await typingPause();
}
