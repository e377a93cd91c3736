import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Local address to connect from. */
  from?: string;
  /** Certificate of the other end, over TLS. */
  certificate?: Buffer;
}

/** A raw response: no redirect followed, nothing decompressed or decoded. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path exactly as given over a socket: other clients normalise it. */
export function sendRequest(
  address: string,
  rawPath: string,
  { method, headers, body, from, certificate }: RequestOptions = {},
): Promise<RawResponse> {
  const { hostname, port, protocol } = new URL(address);
  const request = protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
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
      (response) => {
        buffer(response).then(
          (whole) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
