import { ApiError, type ApiClient } from '@tawseel/api-client';
import { checkToken } from '@tawseel/api-client/session';
import type { SessionStore } from './session-store.ts';

/** Interval between checks in milliseconds: 20 hours. */
const checkInterval = 72_000_000;

/**
 * A tab that slept longer than this checks when it resumes, and a session whose checks fail for longer ends; in
 * milliseconds.
 */
const fiveMinutes = 300_000;

/** Pause before a failed check is repeated, in milliseconds. */
const retryPause = 15_000;

/** The longest that one attempt counts, in milliseconds: a longer one includes a sleep of the tab. */
const attemptLimit = 30_000;

/** Whether the server itself has rejected the token; any other failure may pass. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof ApiError && error.isRejection && error.status !== 429 && error.code !== 'unreadable'
  );
}

/**
 * Checks the token now, every 20 hours, and when the tab resumes from sleep, and stores what the response renews: the
 * token and the announced additions. A rejected token ends the session at once; a server that fails or cannot be reached
 * ends it after five minutes.
 *
 * @returns The end of the first attempt, and a function that stops the checks.
 */
export function maintainSession(client: ApiClient, session: SessionStore) {
  let checkedAt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Checks the token; `patience` is the time for which failures may go on. */
  async function check(patience = fiveMinutes) {
    clearTimeout(retry);
    const token = session.read();
    if (token === null) return;
    checkedAt = Date.now();
    try {
      const { capabilities, token: fresh } = await checkToken(client);
      // Another tab may have signed out and in again: the response then belongs to an ended session.
      if (session.read() === token) session.renew(capabilities, fresh);
    } catch (error) {
      if (session.read() !== token) return;
      const remaining = patience - retryPause - Math.min(Date.now() - checkedAt, attemptLimit);
      if (remaining < 0 || isRejection(error)) session.end();
      else retry = setTimeout(() => void check(remaining), retryPause);
    }
  }

  function wake() {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > fiveMinutes) void check();
  }

  const checked = check();
  const timer = setInterval(() => void check(), checkInterval);
  document.addEventListener('visibilitychange', wake);
  function stop() {
    clearTimeout(retry);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
  }
  return { checked, stop };
}
