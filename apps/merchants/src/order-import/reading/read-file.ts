import type { Table } from './read-table.ts';
import { TableError } from './table-error.ts';
import type { TableReply } from './table-reply.ts';

/** Undefined where scripts of this address may not start a worker, such as a release on another origin. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./read-table.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}

/** Undefined if the worker does not run. */
function ask(worker: Worker, source: File | string): Promise<TableReply | undefined> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<TableReply>) => resolve(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
    worker.postMessage(source, []);
  });
}

/**
 * Reads an XLSX or CSV file, or rows pasted from a spreadsheet, in a worker where there can be one.
 *
 * @throws TableError
 */
export async function readFile(source: File | string): Promise<Table> {
  const worker = startWorker();
  const reply = worker && (await ask(worker, source));
  worker?.terminate();
  if (!reply) {
    const { readTable } = await import(/* webpackChunkName: "read-table" */ './read-table.ts');
    return readTable(source);
  }
  if ('code' in reply) throw new TableError(reply.code);
  return reply.table;
}
