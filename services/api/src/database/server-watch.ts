import pg from 'pg';
import { errorCode } from './start-error.ts';

/** Limits after which a silent server counts as hanging, in milliseconds. */
export interface WatchLimits {
  /** Longest time without a response to any running statement; then the server is probed. */
  silenceMs: number;
  /** Longest time to connect and to respond to the probe. */
  probeMs: number;
}

/** A server that accepts connections and statements, but responds to none. */
export class HungServer extends Error {
  override readonly name = 'HungServer';

  constructor() {
    super('the database server does not answer');
  }
}

/** Probes a server on a separate connection. A refusal, such as too many connections, is a response too. */
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
    // Not awaited: a server that hangs does not close the connection.
    client.end().catch(() => {});
  }
}

/**
 * Detects a server that hangs long before the time limits of statements. While statements run and none gets a response,
 * the server is probed. If it responds, the slow statement continues; otherwise all statements fail at once, as do later
 * ones until it responds again.
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

  /** Counts a statement until its response. */
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
