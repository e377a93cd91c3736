import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { openInMemory } from '../database/embedded-source.ts';
import { EmbeddedStream } from '../database/embedded-stream.ts';
import { WholeMessages } from './whole-messages.ts';

// Serves embedded databases to Jest, whose runtime cannot load them; plain Node.js can, and compiles them once.

/** A data folder, lent whole to each database that starts from it: the copies of a Blob take longer than the start. */
class FolderImage extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: Buffer) {
    super();
    this.#bytes = new Uint8Array(bytes).buffer;
  }

  override async arrayBuffer() {
    return this.#bytes;
  }
}

const [, , path = '', file = ''] = process.argv;
const image = new FolderImage(readFileSync(file));

/** A new database for each connection. */
async function serve(socket: Socket) {
  const pglite = await openInMemory(image);
  try {
    await pipeline(socket, new WholeMessages(), new EmbeddedStream(pglite), socket);
  } finally {
    await pglite.close();
  }
}

createServer((socket) => {
  // A test that ended early leaves its database open.
  serve(socket).catch(() => socket.destroy());
}).listen(path, () => process.stdout.write('listening\n'));
// It ends with the process that started it.
process.stdin.resume().on('end', () => process.exit());
