import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { databaseOver } from '../database/database.ts';
import type { SqlConnection } from '../database/dialect.ts';
import { openMemorySource } from '../database/embedded-source.ts';
import { migrate } from '../database/migrate.ts';
import { errorCode, errorText } from '../database/start-error.ts';
import { shrinkDatabase } from './shrink-database.ts';
import { readMessages, sendMessage } from './socket-messages.ts';

/** A request of a test to its embedded database. */
export type Request =
  | { kind: 'open' | 'make'; image: string }
  | { kind: 'close' }
  | { kind: 'query' | 'receive'; text: string; values: readonly unknown[] };

/** The response; an error travels as its own properties. */
export interface Response {
  result: unknown;
  error?: { message: string; code?: unknown; constraint?: unknown };
}

type Source = Awaited<ReturnType<typeof openMemorySource>>;

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

const images = new Map<string, FolderImage>();

function imageIn(file: string): FolderImage {
  const image = images.get(file) ?? new FolderImage(readFileSync(file));
  images.set(file, image);
  return image;
}

async function writeImage(image: string) {
  const source = await openMemorySource();
  const { db } = databaseOver(source, 'embedded');
  await migrate(db);
  await shrinkDatabase(db);
  writeFileSync(image, Buffer.from(await (await source.image()).arrayBuffer()));
  await source.close();
}

function properties(error: unknown) {
  const message = errorText(error);
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return { message, code: errorCode(error), constraint };
}

/** The rows of a query as a receiver gets them. */
async function received(
  connection: SqlConnection | undefined,
  { text, values }: { text: string; values: readonly unknown[] },
) {
  const rows: Buffer[] = [];
  const add = (bytes: Buffer, start: number, end: number) => void rows.push(bytes.subarray(start, end));
  await connection?.query(text, values, undefined, { begin() {}, add });
  return rows;
}

/** One embedded database for each connection. Jest's runtime cannot load it; plain Node.js can, and compiles it once. */
function serve(socket: Socket) {
  let source: Source | undefined;
  let connection: SqlConnection | undefined;

  async function perform(request: Request): Promise<unknown> {
    if (request.kind === 'make') return writeImage(request.image);
    if (request.kind === 'open') {
      source = await openMemorySource(imageIn(request.image));
      connection = await source.acquire();
      return undefined;
    }
    if (request.kind === 'query') return connection?.query(request.text, request.values);
    if (request.kind === 'receive') return received(connection, request);
    return source?.close();
  }

  const respond = (id: number, response: Response) => sendMessage(socket, { id, response });
  readMessages(socket).on('data', ({ id, request }: { id: number; request: Request }) => {
    perform(request).then(
      (result) => respond(id, { result }),
      (error: unknown) => respond(id, { result: undefined, error: properties(error) }),
    );
  });
  // A test that ended early leaves its database open.
  socket.on('close', () => void source?.close());
  socket.on('error', () => {});
}

const [, , path = ''] = process.argv;
rmSync(path, { force: true });
createServer(serve).listen(path, () => process.stdout.write('listening\n'));
// It ends with the process that started it.
process.stdin.resume().on('end', () => process.exit());
