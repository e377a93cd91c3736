import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ConnectionSource, SqlConnection, SqlResult } from '../database/dialect.ts';
import type { Reply, Request } from './embedded-worker.ts';
import { template } from './template-store.ts';

type Ask = Request extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

function url(path: string) {
  return JSON.stringify(pathToFileURL(path).href);
}

const bootstrap = `import(${url(join(dirname(require.resolve('tsx/package.json')), 'dist/esm/api/index.mjs'))}).then((tsx) => {
  tsx.register();
  return import(${url(join(__dirname, 'embedded-worker.ts'))});
});`;

/** The embedded database in a thread of its own: Jest's runtime cannot load it, plain Node.js can. */
class WorkerDatabase {
  readonly #worker = new Worker(bootstrap, { eval: true, workerData: 'embedded-database' });
  readonly #waiting = new Map<number, { resolve(value: never): void; reject(error: unknown): void }>();
  #id = 0;

  constructor() {
    this.#worker.on('message', ({ id, result, error }: Reply<never>) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(Object.assign(new Error(error.message), error));
      else waiting?.resolve(result);
    });
    this.#worker.on('error', (error) => {
      for (const waiting of this.#waiting.values()) waiting.reject(error);
    });
  }

  ask<Result = void>(request: Ask): Promise<Result> {
    this.#id += 1;
    const id = this.#id;
    this.#worker.postMessage({ ...request, id }, []);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  async end() {
    await this.#worker.terminate();
  }
}

async function makeImage(image: string) {
  const worker = new WorkerDatabase();
  await worker.ask({ ask: 'make', image });
  await worker.end();
}

/** An embedded database in memory with the API's tables and no rows. */
export async function openEmbeddedForTest(): Promise<ConnectionSource> {
  const image = await template('embedded', makeImage);
  const worker = new WorkerDatabase();
  await worker.ask({ ask: 'open', image });
  const connection: SqlConnection = {
    query: <Row extends object>(text: string, values: readonly unknown[] = []) =>
      worker.ask<SqlResult<Row>>({ ask: 'query', text, values }),
  };
  return {
    async acquire() {
      await worker.ask({ ask: 'acquire' });
      return connection;
    },
    release: () => void worker.ask({ ask: 'release' }),
    async close() {
      await worker.ask({ ask: 'close' });
      await worker.end();
    },
  };
}
