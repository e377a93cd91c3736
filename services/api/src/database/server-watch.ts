import pg from 'pg';
import { errorCode } from './start-error.ts';

/** When a server that says nothing counts as one that hangs, in milliseconds. */
export interface WatchLimits {
  /** How long statements may be under way with none of them answered, before the server is probed. */
  silenceMs: number;
  /** How long it may take to connect and to answer the probe. */
  probeMs: number;
}

/** A server that accepts connections and statements, and answers none. */
export class HungServer extends Error {
  override readonly name = 'HungServer';

  constructor() {
    super('the database server does not answer');
  }
}

/** Asks a server on a connection of its own. One that refuses, as for want of connections, has answered too. */
async function probe(url: string, probeMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
    application_name: 'tawseel-probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return /^[0-9A-Z]{5}$/.test(errorCode(error) ?? '');
  } finally {
    // Never waited for: a server that hangs does not say goodbye.
    client.end().catch(() => {});
  }
}

/**
 * Notices a server that hangs long before the time limits of statements do. While statements are under way and none is
 * answered, the server is probed: a slow statement of one that answers goes on, all of one that does not fail at once,
 * and so do later ones until it answers again.
 */
export class ServerWatch {
  readonly #url: string;
  readonly #limits: WatchLimits;
  readonly #onHung: (error: HungServer) => void;
  #underWay = 0;
  #heardAt = 0;
  #isWatching = false;
  #hung: HungServer | undefined;
  #isClosed = false;

  constructor(url: string, limits: WatchLimits, onHung: (error: HungServer) => void) {
    this.#url = url;
    this.#limits = limits;
    this.#onHung = onHung;
  }

  /** Set while the server hangs. */
  get hung(): HungServer | undefined {
    return this.#hung;
  }

  /** Counts a statement until it is answered. */
  async during<T>(answer: Promise<T>): Promise<T> {
    if (this.#underWay === 0) this.#heardAt = performance.now();
    this.#underWay += 1;
    if (!this.#isWatching) void this.#watch();
    try {
      return await answer;
    } finally {
      this.#underWay -= 1;
      this.#heardAt = performance.now();
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  async #watch() {
    this.#isWatching = true;
    while (this.#underWay > 0 && !this.#isClosed) {
      const silence = performance.now() - this.#heardAt;
      if (silence < this.#limits.silenceMs) await pause(this.#limits.silenceMs - silence);
      else if (await this.#answers()) this.#heardAt = performance.now();
      else await this.#waitForServer();
    }
    this.#isWatching = false;
  }

  async #waitForServer() {
    this.#hung = new HungServer();
    this.#onHung(this.#hung);
    while (!this.#isClosed && !(await this.#answers())) await pause(this.#limits.silenceMs / 10);
    this.#hung = undefined;
  }

  #answers() {
    return probe(this.#url, this.#limits.probeMs);
  }
}

function pause(ms: number) {
  return new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
