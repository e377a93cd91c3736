import type { Scan, Scanned } from '@tawseel/api-client/dispatch';

/** What became of a scan: the order as it is then, or why it was refused. */
export interface Answer {
  scan: Scan;
  scanned?: Scanned;
  refusal?: string;
  isUndone?: boolean;
}

export interface QueueState {
  /** Scans without an answer, oldest first. */
  waiting: readonly Scan[];
  /** The last answers, newest first. */
  answered: readonly Answer[];
  /** `client_id` of the scan that was added or answered last. */
  latest: string | undefined;
  /** Whether the server cannot be reached: the oldest scan is sent again after a pause. */
  isStalled: boolean;
}

/** The page around a queue. */
export interface ScanQueueHost {
  /** Sends a scan. It may be sent again with the same `client_id` while the first request is on its way. */
  send: (scan: Scan) => Promise<Scanned>;
  /** Text of the refusal that an error is; undefined if the outcome is unknown, so that the scan is sent again. */
  refusalOf: (error: unknown, tries: number) => string | undefined;
  /** Keeps the scans that wait; called before any of them is sent. */
  save: (waiting: readonly Scan[]) => void;
  onAnswer: (answer: Answer) => void;
}

/** Answers that the queue remembers. */
export const shownScans = 20;

/** Time for a response in milliseconds, after which the scan is sent again: a lost connection would be noticed much later. */
const patience = 8000;
const longestPause = 8000;

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * Sends scans one after the other, in the order in which they were added. A scan whose outcome is unknown is sent again with its
 * `client_id`, and those after it wait; a refusal stops nothing. It sends nothing before it has a host.
 *
 * @param pause Waits for some milliseconds, or until the signal aborts.
 */
export function createScanQueue(pause = pauseFor) {
  const listeners = new Set<() => void>();
  let state: QueueState = { waiting: [], answered: [], latest: undefined, isStalled: false };
  let host: ScanQueueHost | undefined;
  let waking = new AbortController();
  let isRunning = false;
  let isStopped = false;

  function change(next: Partial<QueueState>) {
    state = { ...state, ...next };
    if (next.waiting && !isStopped) host?.save(next.waiting);
    listeners.forEach((listener) => listener());
  }

  function settle(answer: Answer) {
    const { client_id: id } = answer.scan;
    change({
      waiting: state.waiting.filter((one) => one.client_id !== id),
      answered: [answer, ...state.answered].slice(0, shownScans),
      latest: id,
      isStalled: false,
    });
    host?.onAnswer(answer);
  }

  /** Sends a scan once. @returns its answer, undefined if the outcome is unknown */
  async function attempt(to: ScanQueueHost, scan: Scan, tries: number): Promise<Answer | undefined> {
    const limit = new AbortController();
    try {
      const late = pauseFor(patience, limit.signal).then(() => undefined);
      const scanned = await Promise.race([to.send(scan), late]);
      return scanned && { scan, scanned };
    } catch (error) {
      const refusal = to.refusalOf(error, tries);
      return refusal === undefined ? undefined : { scan, refusal };
    } finally {
      limit.abort();
    }
  }

  const next = () => (isStopped ? undefined : state.waiting[0]);

  async function run() {
    if (isRunning || !host) return;
    isRunning = true;
    let tries = 0;
    for (let scan = next(); scan; scan = next()) {
      tries += 1;
      const answer = await attempt(host, scan, tries);
      if (answer) {
        settle(answer);
        tries = 0;
      } else if (!isStopped) {
        change({ isStalled: true });
        waking = new AbortController();
        await pause(Math.min(500 * 2 ** (tries - 1), longestPause), waking.signal);
      }
    }
    isRunning = false;
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(scan: Scan) {
      change({ waiting: [...state.waiting, scan], latest: scan.client_id });
      void run();
    },
    /** Adds scans that an earlier page has left without an answer: they are older than those that were added since. */
    restore(scans: readonly Scan[]) {
      const known = new Set(state.waiting.map((one) => one.client_id));
      const older = scans.filter((one) => !known.has(one.client_id));
      if (older.length > 0) change({ waiting: [...older, ...state.waiting] });
      void run();
    },
    /** Adds the answer of a scan that is not sent. */
    refuse: settle,
    markUndone(clientId: string) {
      change({
        answered: state.answered.map((one) =>
          one.scan.client_id === clientId ? { ...one, isUndone: true } : one,
        ),
      });
    },
    /** Ends the pause before another try. */
    wake: () => waking.abort(),
    /** Sets the page whose functions are called from now on. */
    connect(page: ScanQueueHost) {
      host = page;
    },
    start() {
      isStopped = false;
      host?.save(state.waiting);
      void run();
    },
    /** Sends nothing more; scans that wait stay saved. */
    stop() {
      isStopped = true;
      waking.abort();
    },
  };
}
