import { Fault } from '../answers/fault.ts';

/** What streamed answers may cost: how many a session has at once, and how long each waits for its reader. */
export interface StreamLimits {
  /** How long a reader may take for one part of an answer, in milliseconds. */
  patienceMs: number;
  /**
   * Counts an answer as begun.
   *
   * @returns what to call once it has ended, however often
   * @throws Fault `too_many` while the session has as many open as it may
   */
  open(sessionId: string): () => void;
}

const retryAfterSeconds = 5;

export function createStreamLimits(atOnce: number, patienceMs: number): StreamLimits {
  const streams = new Map<string, number>();
  return {
    patienceMs,
    open(sessionId) {
      const before = streams.get(sessionId) ?? 0;
      if (before >= atOnce) throw new Fault('too_many', { retryAfterSeconds });
      streams.set(sessionId, before + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (streams.get(sessionId) ?? 1) - 1;
        if (left > 0) streams.set(sessionId, left);
        else streams.delete(sessionId);
      };
    },
  };
}
