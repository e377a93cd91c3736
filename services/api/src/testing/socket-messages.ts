import type { Socket } from 'node:net';
import { Transform } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

const headBytes = 4;

/** The objects that arrive at a socket, as `data` events. */
export function readMessages(socket: Socket): Transform {
  let received = Buffer.alloc(0);
  const reader = new Transform({
    readableObjectMode: true,
    transform(part: Buffer, _encoding, done) {
      received = Buffer.concat([received, part]);
      while (received.length >= headBytes) {
        const end = headBytes + received.readUInt32LE(0);
        if (received.length < end) break;
        this.push(deserialize(received.subarray(headBytes, end)));
        received = received.subarray(end);
      }
      done();
    },
  });
  return socket.pipe(reader);
}

/** Sends an object, its length before it. */
export function sendMessage(socket: Socket, message: object): void {
  const body = serialize(message);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(body.length);
  socket.write(Buffer.concat([head, body]));
}
