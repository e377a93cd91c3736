import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/database.ts';
import { errorCode, errorText } from '../database/start-error.ts';
import { isEntry, readEntry, writeEntry, type Entry } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { databaseLines } from './database-lines.ts';
import { linesOf } from './lines-of.ts';

/** Addresses of sockets hold 104 to 108 bytes; the system truncates longer names. */
const longestPath = 103;

/**
 * Socket on which a process with an embedded database accepts backup requests: the shorter of its two names.
 */
function socketPath(dataDir: string) {
  const absolute = join(dataDir, 'backup.sock');
  const path = [absolute, relative(process.cwd(), absolute)].toSorted((a, b) => a.length - b.length)[0];
  if (!path || Buffer.byteLength(path) > longestPath)
    throw new BackupError(
      `The path of DATA_DIR is too long for a backup while the service runs: ${absolute} may have ${longestPath} bytes.`,
    );
  return path;
}

async function* orFailure(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  try {
    yield* lines;
  } catch (error) {
    yield writeEntry({ kind: 'failed', reason: errorText(error) });
  }
}

/**
 * Sends the rows of an embedded database to each client of a socket in its folder, which only the owner can open.
 *
 * @returns closes the socket and ends the running backups
 */
export async function serveBackups(
  database: Database,
  dataDir: string,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // If the command was interrupted, the end of the generator closes its cursors.
    pipeline(Readable.from(orFailure(databaseLines(database))), socket).catch(() => undefined);
  });
  server.on('error', onError);
  try {
    const path = socketPath(dataDir);
    // The lock of the folder proves that the process that created it has ended.
    rmSync(path, { force: true });
    const mask = process.umask(0o177);
    try {
      server.listen(path);
    } finally {
      process.umask(mask);
    }
  } catch (error) {
    onError(error instanceof Error ? error : new Error(errorText(error)));
  }
  return async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

function connect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => resolve(socket));
    socket.once('error', (error) => {
      if (/^(ENOENT|ECONNREFUSED)$/.test(errorCode(error) ?? '')) resolve(undefined);
      else
        reject(
          new BackupError(`The running service cannot be asked for a backup (${errorText(error)}).`, {
            cause: error,
          }),
        );
    });
  });
}

const lineEnd = Buffer.from('\n');

/** Lines that a running process sends. A stream that ends early lacks the entry after the last table. */
async function* received(socket: Socket): AsyncGenerator<Buffer, void> {
  let last: Entry | undefined;
  for await (const lines of linesOf(untilLost(socket))) {
    last = lines.filter(isEntry).map(readEntry).at(-1) ?? last;
    if (last?.kind === 'failed')
      throw new BackupError(`The running service cannot read its database (${last.reason}).`);
    yield Buffer.concat(lines.flatMap((line) => [line, lineEnd]));
  }
  if (last?.kind !== 'tables read') throw endedEarly();
}

function endedEarly(cause?: unknown) {
  return new BackupError('The running service ended before the backup was whole.', { cause });
}

async function* untilLost(socket: Socket): AsyncGenerator<unknown, void> {
  try {
    yield* socket;
  } catch (error) {
    throw endedEarly(error);
  }
}

/** The rows of the database that a running process has open; undefined if no process runs. */
export async function linesOfRunning(dataDir: string): Promise<AsyncIterable<Buffer> | undefined> {
  const socket = await connect(socketPath(dataDir));
  return socket && received(socket);
}
