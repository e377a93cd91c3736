import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Address of this machine to call from. */
  from?: string;
  /** The one to know the other end by, over TLS. */
  certificate?: Buffer;
};

/** An answer as it came: nothing is followed, decompressed or decoded. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks over a socket, for the path exactly as it is: other clients clear it up themselves. */
export function ask(
  address: string,
  rawPath: string,
  { method, headers, body, from, certificate }: Asked = {},
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(address);
  const request = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        hostname,
        port,
        path: rawPath,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(from === undefined ? {} : { localAddress: from }),
        ...(certificate === undefined ? {} : { ca: certificate }),
        agent: false,
      },
      (answer) => {
        buffer(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
          reject,
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
