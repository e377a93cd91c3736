import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * A text, because bundles of this package are single files. Linux alone gives a thread its own priority: elsewhere the call would slow
 * the whole process.
 */
const program = `
  const { setPriority } = require('node:os');
  const { parentPort } = require('node:worker_threads');
  const { brotliCompressSync } = require('node:zlib');
  if (process.platform === 'linux') setPriority(19);
  parentPort.on('message', (bytes) => parentPort.postMessage(brotliCompressSync(bytes)));
`;

let last: Promise<unknown> = Promise.resolve();

/** Compresses files on a thread of its own. */
export interface BrotliThread {
  /** The smallest form of a file. All releases of the process are compressed one file at a time. */
  compress(bytes: Buffer): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Starts a thread of low priority when the first file needs it: 200 kB take half a second, and the gateway that receives a release
 * compares passwords in the thread pool.
 */
export function brotliThread(): BrotliThread {
  let thread: Worker | undefined;

  async function compress(bytes: Buffer): Promise<Buffer> {
    thread ??= new Worker(program, { eval: true, execArgv: [] });
    thread.postMessage(bytes, []);
    const messages: unknown[] = await once(thread, 'message');
    const [small] = messages;
    if (!ArrayBuffer.isView(small)) throw new Error('The thread returned no compressed file.');
    return Buffer.from(small.buffer, small.byteOffset, small.byteLength);
  }

  return {
    compress(bytes) {
      const compressed = last.then(() => compress(bytes));
      last = compressed.catch(() => undefined);
      return compressed;
    },
    close: async () => void (await thread?.terminate()),
  };
}
