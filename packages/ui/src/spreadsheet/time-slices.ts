/** Milliseconds of work between two pauses. A task under 50 ms delays no input noticeably, also on a phone. */
const sliceTime = 8;

/** Undefined while the slice lasts, then a promise that resolves in a new task. */
export type Pause = () => Promise<void> | undefined;

/** Not `setTimeout`, which browsers delay: by 4 ms when nested, and by a second in a hidden page. */
function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/**
 * Cuts long work into short tasks, so that the page reacts meanwhile. The work calls the function between its pieces, and waits only
 * where it gets a promise:
 *
 *     const rest = pause();
 *     if (rest) await rest;
 */
export function createSlices(): Pause {
  let end = performance.now() + sliceTime;
  return () => {
    if (performance.now() < end) return undefined;
    return nextTask().then(() => {
      end = performance.now() + sliceTime;
    });
  };
}

/** Pieces of bytes, with pauses between them. */
export async function* piecesOf(bytes: Uint8Array, pause: Pause, size = 16_384): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    const rest = pause();
    if (rest) await rest;
    yield bytes.subarray(at, at + size);
  }
}
