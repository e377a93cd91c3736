import type { TenantContext } from '../database/in-company.ts';

const everyMs = 5 * 60 * 1000;
const sessionsRemembered = 10_000;

/**
 * Returns a function that requests report their sessions to. It records the use of a session once in a few minutes, beside
 * the requests, so that no request waits for a write.
 */
export function createUseRecorder(
  record: (session: TenantContext) => Promise<void>,
  onError: (error: unknown) => void,
): (session: TenantContext) => void {
  const recorded = new Map<string, number>();
  return (session) => {
    const now = Date.now();
    const last = recorded.get(session.sessionId);
    if (last !== undefined && now - last < everyMs) return;
    if (recorded.size >= sessionsRemembered) recorded.clear();
    recorded.set(session.sessionId, now);
    // The sign-in, or a check of the token, has recorded the first use.
    if (last !== undefined) record(session).catch(onError);
  };
}
