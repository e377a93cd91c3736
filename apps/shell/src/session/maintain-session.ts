import type { ApiClient } from '@tawseel/api-client';
import { checkToken } from '@tawseel/api-client/session';
import type { SessionStore } from './session-store.ts';

/** The token is checked again after so many milliseconds: 20 hours. */
const checkInterval = 72_000_000;

/** A tab that was away longer than this checks when it wakes, in milliseconds. */
const sleepLimit = 300_000;

/**
 * Checks the token now, every 20 hours, and when the tab wakes from a sleep; takes the fresh token the server may give.
 * A refusal has ended the session by the time it gets here; a server out of reach ends nothing.
 *
 * @returns Stops checking.
 */
export function maintainSession(client: ApiClient, session: SessionStore): () => void {
  let checkedAt = 0;

  async function check() {
    const token = session.read();
    if (token === null) return;
    checkedAt = Date.now();
    try {
      const fresh = await checkToken(client);
      // Another tab may have signed out and in again: the fresh token is of a session that has ended.
      if (fresh && session.read() === token) session.renew(fresh);
    } catch {
      // Told by the client where it means the end of the session.
    }
  }

  function wake() {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > sleepLimit) void check();
  }

  void check();
  const timer = setInterval(() => void check(), checkInterval);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
