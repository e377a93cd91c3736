import type { StorageState } from './outbox-item.ts';

/** Space for about 60 photos. */
const enoughSpace = 20_000_000;

/** Asks the browser to keep what is stored, also when the device has little space. Most browsers decide without a question. */
export async function persistStorage(): Promise<void> {
  // Only pages over HTTPS have it.
  const storage: StorageManager | undefined = navigator.storage;
  await storage?.persist?.().catch(() => false);
}

/** Whether photos of a day still find space, as far as the browser says. */
export async function readSpace(): Promise<Exclude<StorageState, 'full'>> {
  const storage: StorageManager | undefined = navigator.storage;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  if (estimate?.quota === undefined) return 'ok';
  return estimate.quota - (estimate.usage ?? 0) < enoughSpace ? 'low' : 'ok';
}

/** Whether storing failed because there is no space left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
