import { ApiError } from '../errors/api-error.ts';

/** Priority of queued work. Known parties precede strangers; within a lane the parties take turns. */
export interface Turn {
  lane: 'known' | 'stranger';
  party: string;
}

/** Work that waits for its turn. */
export interface FairQueue {
  /** @throws ApiError `too_many` if the lane is full, or if work of a party with less waiting takes its place */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

export interface QueueLimits {
  /** Number of tasks that run at once, and how many of them may be strangers': the rest is reserved for known parties. */
  atOnce: number;
  strangersAtOnce: number;
  /** Most waiting tasks in each lane. */
  mayWait: number;
}

const retryAfterSeconds = 5;

interface Waiting {
  start(): void;
  refuse(): void;
}

/** A queue of waiting work. The map's order is the order in which the parties are served. */
class Lane {
  readonly #parties = new Map<string, Waiting[]>();
  readonly #mayWait: number;
  #size = 0;

  constructor(mayWait: number) {
    this.#mayWait = mayWait;
  }

  /** Queues work. In a full lane it replaces the newest work of the party with the most waiting. */
  add(party: string, work: Waiting): void {
    const line = this.#parties.get(party) ?? [];
    if (this.#size >= this.#mayWait && !this.#makeRoom(line.length + 1)) {
      work.refuse();
      return;
    }
    line.push(work);
    this.#parties.set(party, line);
    this.#size += 1;
  }

  #makeRoom(share: number): boolean {
    let longest: Waiting[] = [];
    for (const line of this.#parties.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= share) return false;
    longest.pop()?.refuse();
    this.#size -= 1;
    return true;
  }

  /** The next work in turn. */
  next(): Waiting | undefined {
    const [first] = this.#parties;
    if (!first) return undefined;
    const [party, line] = first;
    const work = line.shift();
    this.#parties.delete(party);
    if (line.length > 0) this.#parties.set(party, line);
    this.#size -= 1;
    return work;
  }
}

export function createFairQueue({ atOnce, strangersAtOnce, mayWait }: QueueLimits): FairQueue {
  const lanes = { known: new Lane(mayWait), stranger: new Lane(mayWait) };
  const running = { known: 0, stranger: 0 };

  function next() {
    if (running.known + running.stranger >= atOnce) return undefined;
    return lanes.known.next() ?? (running.stranger < strangersAtOnce ? lanes.stranger.next() : undefined);
  }

  return {
    async run({ lane, party }, work) {
      await new Promise<void>((resolve, reject) => {
        const start = () => {
          running[lane] += 1;
          resolve();
        };
        lanes[lane].add(party, {
          start,
          refuse: () => reject(new ApiError('too_many', { retryAfterSeconds })),
        });
        next()?.start();
      });
      try {
        return await work();
      } finally {
        running[lane] -= 1;
        next()?.start();
      }
    },
  };
}
