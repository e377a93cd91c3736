import { readTable } from './read-table.ts';
import { TableError } from './table-error.ts';
import type { TableReply } from './table-reply.ts';

async function reply(source: File | string): Promise<TableReply> {
  try {
    return { table: await readTable(source) };
  } catch (error) {
    if (error instanceof TableError) return { code: error.code };
    throw error;
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<File | string>) => {
  void reply(data).then((message) => globalThis.postMessage(message, {}));
});
