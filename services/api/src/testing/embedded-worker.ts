import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { databaseOver } from '../database/database.ts';
import type { SqlConnection } from '../database/dialect.ts';
import { openMemorySource } from '../database/embedded-source.ts';
import { migrate } from '../database/migrate.ts';
import { errorCode, errorText } from '../database/start-error.ts';

/** What the tests' thread asks of this one. */
export type Request = { id: number } & (
  | { ask: 'open'; image: string }
  | { ask: 'make'; image: string }
  | { ask: 'acquire' | 'release' | 'close' }
  | { ask: 'query'; text: string; values: readonly unknown[] }
);

/** What it answers; an error travels as its own properties. */
export interface Reply<Result> {
  id: number;
  result: Result;
  error?: { message: string; code?: unknown; constraint?: unknown };
}

type Source = Awaited<ReturnType<typeof openMemorySource>>;

let source: Source | undefined;
let connection: SqlConnection | undefined;

async function perform(request: Request): Promise<unknown> {
  if (request.ask === 'make') {
    const made = await openMemorySource();
    await migrate(databaseOver(made, 'embedded').db);
    writeFileSync(request.image, Buffer.from(await (await made.image()).arrayBuffer()));
    return made.close();
  }
  if (request.ask === 'open') {
    source = await openMemorySource(new Blob([readFileSync(request.image)]));
    return undefined;
  }
  if (request.ask === 'acquire') {
    connection = await source?.acquire();
    return undefined;
  }
  if (request.ask === 'query') return connection?.query(request.text, request.values);
  if (request.ask === 'release') return connection && source?.release(connection);
  return source?.close();
}

function properties(error: unknown) {
  const message = errorText(error);
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return { message, code: errorCode(error), constraint };
}

if (workerData === 'embedded-database') {
  const reply = (message: Reply<unknown>) => parentPort?.postMessage(message, []);
  parentPort?.on('message', (request: Request) => {
    const { id } = request;
    perform(request).then(
      (result) => reply({ id, result }),
      (error: unknown) => reply({ id, result: undefined, error: properties(error) }),
    );
  });
}
