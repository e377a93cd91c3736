import type { ConnectionSource, SqlConnection } from './dialect.ts';

/** Receives what a database does, for metrics and traces. */
export interface DatabaseObserver {
  /** A connection was free after a time. */
  waited?(seconds: number): void;
  /** A statement has its result, or has failed; `name` is that of a prepared one. Called in the context of its sender. */
  answered(seconds: number, outcome: 'ok' | 'error', text: string, name?: string): void;
  /** Number of connections that are in use now. */
  holds?(count: number): void;
  /** Number of requests that wait for a connection now. */
  waits?(count: number): void;
}

type Observers = readonly DatabaseObserver[];

const secondsSince = (start: number) => (performance.now() - start) / 1000;

class MeasuredConnection implements SqlConnection {
  readonly inner: SqlConnection;
  readonly #observers: Observers;

  constructor(inner: SqlConnection, observers: Observers) {
    this.inner = inner;
    this.#observers = observers;
  }

  async query<Row extends object>(text: string, values?: readonly unknown[], name?: string) {
    const start = performance.now();
    const report = (outcome: 'ok' | 'error') => {
      const seconds = secondsSince(start);
      for (const observer of this.#observers) observer.answered(seconds, outcome, text, name);
    };
    try {
      const result = await this.inner.query<Row>(text, values, name);
      report('ok');
      return result;
    } catch (error) {
      report('error');
      throw error;
    }
  }
}

/** A source that reports its statements and connections. */
export function measuredSource(source: ConnectionSource, observers: Observers): ConnectionSource {
  let held = 0;
  let waiting = 0;
  const changeHeld = (by: number) => {
    held += by;
    for (const observer of observers) observer.holds?.(held);
  };
  const changeWaiting = (by: number) => {
    waiting += by;
    for (const observer of observers) observer.waits?.(waiting);
  };
  return {
    async acquire() {
      const start = performance.now();
      changeWaiting(1);
      try {
        const connection = await source.acquire();
        const seconds = secondsSince(start);
        for (const observer of observers) observer.waited?.(seconds);
        changeHeld(1);
        return new MeasuredConnection(connection, observers);
      } finally {
        changeWaiting(-1);
      }
    },
    release(connection) {
      if (!(connection instanceof MeasuredConnection)) return;
      changeHeld(-1);
      source.release(connection.inner);
    },
    close: () => source.close(),
  };
}
