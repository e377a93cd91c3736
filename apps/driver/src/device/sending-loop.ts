/** Pauses between two tries, in milliseconds. */
const shortestPause = 2000;
const longestPause = 60_000;

/** Runs work in one tab at a time, in browsers that can: they provide locks to pages over HTTPS only. */
function inOneTab(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? locks.request(name, work) : work();
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

  /** Sends, and again while reports come that may be too late for a try. @returns whether something is left */
  async function sendAll(): Promise<boolean> {
    isWantedAgain = false;
    const isLeft = await inOneTab(name, async () => !isStopped && (await attempt()));
    return isWantedAgain && !isLeft ? sendAll() : isLeft;
  }

  async function run() {
    clearTimeout(timer);
    const isLeft = await sendAll();
    if (!isLeft) tries = 0;
    else if (!isStopped) later();
  }

  function send(): Promise<void> {
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
