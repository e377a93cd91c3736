import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';

/** A streamed response among those of its session, its company and the process. */
export interface StreamSlot {
  /** Resolves when the response may start; rejects with ApiError `too_many` if that takes too long. */
  opened: Promise<void>;
  /** Releases the slot, waiting or open; may be called repeatedly. */
  close(): void;
}

/** Limits of streamed responses: their number, and the time that each waits for its reader. */
export interface StreamLimits {
  /** How long a reader may take for one part of a response, in milliseconds. */
  patienceMs: number;
  /**
   * Takes a slot, or waits for one. The company with the fewest open responses is served first, so that one
   * company's queue does not delay another's.
   *
   * @throws ApiError `too_many` if the session or the company's queue is at its limit
   */
  open(caller: Pick<Caller, 'companyId' | 'sessionId'>): StreamSlot;
}

interface StreamSettings {
  /** Responses of a session, open and waiting. */
  session: number;
  /** Open responses of a company. */
  company: number;
  /** Open responses of the process. */
  process: number;
  patienceMs: number;
  /** Longest wait of a response for its slot, in milliseconds. */
  waitMs?: number;
}

const retryAfterSeconds = 5;

/** Requests of a company that may wait. Each holds little more than a connection. */
const waitingPerCompany = 100;

function tooMany() {
  return new ApiError('too_many', { retryAfterSeconds });
}

/** Counters by name; those at 0 are removed. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add(name: string, by: 1 | -1) {
      const count = of(name) + by;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}

interface Waiting {
  companyId: string;
  begin(): void;
}

export function createStreamLimits(settings: StreamSettings): StreamLimits {
  const { waitMs = retryAfterSeconds * 1000, patienceMs } = settings;
  const [sessions, opened, waiting] = [createCounts(), createCounts(), createCounts()];
  /** In the order of arrival. */
  const queue = new Set<Waiting>();
  let all = 0;

  function beginNext() {
    while (all < settings.process) {
      let next: Waiting | undefined;
      for (const one of queue) {
        const isAllowed = opened.of(one.companyId) < settings.company;
        if (isAllowed && (!next || opened.of(one.companyId) < opened.of(next.companyId))) next = one;
      }
      if (!next) return;
      next.begin();
    }
  }

  return {
    patienceMs,
    open({ companyId, sessionId }) {
      if (sessions.of(sessionId) >= settings.session) throw tooMany();
      if (waiting.of(companyId) >= waitingPerCompany) throw tooMany();
      sessions.add(sessionId, 1);
      const { promise, resolve, reject } = createDeferred();
      let state: 'waiting' | 'open' | 'closed' = 'waiting';
      const leaveQueue = () => {
        queue.delete(place);
        waiting.add(companyId, -1);
        clearTimeout(timer);
      };
      const place: Waiting = {
        companyId,
        begin() {
          leaveQueue();
          state = 'open';
          opened.add(companyId, 1);
          all += 1;
          resolve();
        },
      };
      const close = () => {
        if (state === 'closed') return;
        if (state === 'waiting') {
          leaveQueue();
          reject(tooMany());
        } else {
          opened.add(companyId, -1);
          all -= 1;
        }
        state = 'closed';
        sessions.add(sessionId, -1);
        beginNext();
      };
      const timer = setTimeout(close, waitMs);
      queue.add(place);
      waiting.add(companyId, 1);
      beginNext();
      return { opened: promise, close };
    },
  };
}

function createDeferred() {
  let resolve = () => {};
  let reject = (_error: ApiError) => {};
  const promise = new Promise<void>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  // A client that disconnected while it waited receives no error.
  promise.catch(() => {});
  return { promise, resolve, reject };
}
