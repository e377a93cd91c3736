/** Pauses between two tries, in milliseconds. */
const shortestPause = 2000;
const longestPause = 60_000;

/** Runs work in one tab at a time, in browsers that can: they provide locks to pages over HTTPS only. */
async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
  if (locks) await locks.request(name, work);
  else await work();
}

export interface SendingLoop {
  /** Tries now; resolves after the try. */
  send: () => Promise<void>;
  stop: () => void;
}

interface Sending {
  /** Name that all tabs of the driver share. */
  name: string;
  /** Sends once. Resolves to whether something is left that a later try may send. */
  attempt: () => Promise<boolean>;
}

/** Sends in one tab at a time, and tries again after ever longer pauses while something is left. */
export function createSendingLoop({ name, attempt }: Sending): SendingLoop {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let isStopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later() {
    // Devices of one office that lost the same network do not come back at the same moment.
    const pause = Math.min(shortestPause * 2 ** tries, longestPause) * (0.8 + Math.random() * 0.4);
    tries += 1;
    timer = setTimeout(() => void send(), pause);
  }

  async function run() {
    clearTimeout(timer);
    let isLeft = false;
    do {
      isWantedAgain = false;
      await inOneTab(name, async () => {
        isLeft = !isStopped && (await attempt());
      });
    } while (isWantedAgain && !isLeft);
    if (!isLeft) tries = 0;
    else if (!isStopped) later();
  }

  function send(): Promise<void> {
    // A report that was recorded during a try may be too late for it.
    isWantedAgain = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    send,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
