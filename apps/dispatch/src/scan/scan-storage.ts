import { newKey } from '@tawseel/api-client';
import type { Scan } from '@tawseel/api-client/dispatch';

const prefix = 'tawseel-scans';

function keysIn(storage: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(storage));
  } catch {
    return [];
  }
}

function parse(text: string): Scan[];
function parse(text: string): unknown {
  const scans: unknown = JSON.parse(text);
  return scans;
}

function take(key: string, onTaken: (scans: readonly Scan[]) => void): void {
  const text = localStorage.getItem(key);
  if (text === null) return;
  // The taker saves them first: a crash in between leaves them twice, with the same ids.
  onTaken(parse(text));
  localStorage.removeItem(key);
}

export interface ScanStorage {
  save: (waiting: readonly Scan[]) => void;
  /** Passes on what pages that have ended left, now or when they end. */
  takeLeft: (onTaken: (scans: readonly Scan[]) => void) => void;
  close: () => void;
}

/**
 * Keeps the scans of this page in the browser until they are answered, so that they survive a crash. It also takes those that other
 * pages of the same account have left: each page holds a lock, which the browser releases when the page ends. Browsers without
 * locks take them at once. Two pages may then send the same scan, which happens once.
 *
 * @param account Company and person.
 */
export function openScanStorage(account: string): ScanStorage {
  const ofAccount = `${prefix} ${encodeURIComponent(account)} `;
  const left = keysIn(ofAccount);
  const own = ofAccount + newKey();
  const closing = new AbortController();
  // Browsers provide locks only to pages over HTTPS.
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
  const isClosed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  const ignore = () => undefined;

  void locks?.request(own, () => isClosed);
  return {
    save(waiting) {
      try {
        if (waiting.length === 0) localStorage.removeItem(own);
        else localStorage.setItem(own, JSON.stringify(waiting));
      } catch {
        // Without storage they wait in the page alone.
      }
    },
    takeLeft(onTaken) {
      for (const key of left) {
        if (locks)
          void locks.request(key, { signal: closing.signal }, () => take(key, onTaken)).catch(ignore);
        else take(key, onTaken);
      }
    },
    close: () => closing.abort(),
  };
}
