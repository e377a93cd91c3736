import { connect } from 'node:net';

/** A request to repeat. */
export interface Target {
  port: number;
  path: string;
  headers?: Record<string, string>;
  body: unknown;
}

function requestBytes({ path, headers = {}, body }: Target) {
  const content = Buffer.from(JSON.stringify(body));
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': content.length,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([
    Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    content,
  ]);
}

/** Reads the head of a response: its total size in bytes. */
function answerLength(head: string) {
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (status !== '200' || length === undefined) throw new Error(`Not to be counted: ${head.slice(0, 300)}`);
  return head.length + 4 + Number(length);
}

/** Larger than a read of a loopback socket. */
const readBytes = 64 * 1024;

/** Sends one request after the other on a connection until it is stopped; resolves to the number of responses. */
function askUntil(port: number, next: () => Buffer, isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let head: Buffer = Buffer.alloc(0);
    let left = 0;
    const count = () => {
      answered += 1;
      if (isOver()) socket.end(() => resolve(answered));
      else socket.write(next());
    };
    const read = (bytes: Buffer) => {
      if (left > 0) {
        left -= bytes.length;
        if (left === 0) count();
        return;
      }
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      left = answerLength(head.toString('latin1', 0, end)) - head.length;
      head = Buffer.alloc(0);
      if (left === 0) count();
    };
    // One buffer for all reads: a stream of data events took more processor time than the API.
    const onread = {
      buffer: Buffer.alloc(readBytes),
      callback(size: number, buffer: Uint8Array) {
        try {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, size));
        } catch (error) {
          socket.destroy(error instanceof Error ? error : undefined);
        }
        return true;
      },
    };
    const socket = connect({ port, host: '127.0.0.1', onread });
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', () => socket.write(next()));
  });
}

/**
 * Requests a second over some connections that are kept open, each with the next of the targets. The client reads only the
 * end of a response, because it shares the processor with the server.
 *
 * @param targets Of one server.
 */
export async function requestsPerSecond(
  targets: readonly [Target, ...Target[]],
  seconds: number,
  connections = 10,
): Promise<number> {
  const [{ port }] = targets;
  const requests = targets.map(requestBytes);
  let sent = 0;
  const next = () => {
    sent += 1;
    return requests[sent % requests.length] ?? Buffer.alloc(0);
  };
  const start = performance.now();
  const isOver = () => performance.now() - start > seconds * 1000;
  const answered = await Promise.all(Array.from({ length: connections }, () => askUntil(port, next, isOver)));
  const total = answered.reduce((sum, count) => sum + count, 0);
  return (total / (performance.now() - start)) * 1000;
}
