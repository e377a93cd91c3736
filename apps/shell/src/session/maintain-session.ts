import type { ApiClient } from '@tawseel/api-client';
import { checkToken } from '@tawseel/api-client/session';
import type { SessionStore } from './session-store.ts';

/** Interval between checks in milliseconds: 20 hours. */
const checkInterval = 72_000_000;

/** A tab that slept longer than this checks when it resumes, in milliseconds. */
const sleepLimit = 300_000;

/**
 * Checks the token now, every 20 hours, and when the tab resumes from sleep, and stores a fresh token of the
 * response. The client has already ended a rejected session; an unreachable server ends nothing.
 *
 * @returns Function that stops the checks.
 */
export function maintainSession(client: ApiClient, session: SessionStore): () => void {
  let checkedAt = 0;

  async function check() {
    const token = session.read();
    if (token === null) return;
    checkedAt = Date.now();
    try {
      const fresh = await checkToken(client);
      // Another tab may have signed out and in again: the fresh token then belongs to an ended session.
      if (fresh && session.read() === token) session.renew(fresh);
    } catch {
      // The client reports the failures that end the session.
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
