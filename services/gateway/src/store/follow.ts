import { keepAlive } from '@tawseel/api';
import pg from 'pg';

/** Interval of the query behind the notifications, in milliseconds. */
const interval = 1_000;

/** Receives the notifications of changes; a lost connection is opened again. */
class Listener {
  readonly #url: string;
  readonly #onChange: () => void;
  #client: pg.Client | undefined;

  constructor(url: string, onChange: () => void) {
    this.#url = url;
    this.#onChange = onChange;
  }

  /** Connects unless it is connected. A failure is ignored: the query finds every change too. */
  async connect(): Promise<void> {
    if (this.#client) return;
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      application_name: 'tawseel-releases',
      ...keepAlive,
    });
    this.#client = client;
    const drop = () => {
      if (this.#client === client) this.#client = undefined;
    };
    client.on('error', drop);
    client.on('end', drop);
    client.on('notification', this.#onChange);
    try {
      await client.connect();
      await client.query('listen tawseel_releases');
    } catch {
      drop();
      await client.end().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await this.#client?.end().catch(() => undefined);
  }
}

/**
 * Runs `update` after every notification of a change, and once a second.
 *
 * @returns Ends it.
 */
export function followChanges(url: string, update: () => Promise<void>): () => Promise<void> {
  const ending = new AbortController();
  let isDue = false;
  let wake = () => {};
  const notify = () => {
    isDue = true;
    wake();
  };
  const listener = new Listener(url, notify);

  async function wait(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, isDue || ending.signal.aborted ? 0 : interval);
    });
    clearTimeout(timer);
    isDue = false;
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await listener.connect();
      await update();
      await wait();
    }
  }

  const running = run();
  return async () => {
    ending.abort();
    notify();
    await running;
    await listener.close();
  };
}
