import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ConnectionError, FastifyServerOptions } from 'fastify';
import { failureResponse } from './failure-response.ts';
import { ApiError, malformed } from '../errors/api-error.ts';
import { sendFailure, type IsCall } from './responses.ts';
import { safeHeaders } from './safe-headers.ts';

/** How long a client may take to read why its connection is closed, in milliseconds. */
const lingerMs = 1000;

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** The path that a broken request names, as far as it can be read. */
function pathOf({ rawPacket }: ConnectionError): string {
  if (!Buffer.isBuffer(rawPacket)) return '';
  const [, path = ''] = /^[A-Z-]+ (\/\S*)/.exec(rawPacket.toString('latin1', 0, 1000)) ?? [];
  return path;
}

/** A whole HTTP response: a request that cannot be parsed has none of Fastify's. */
function responseOf(error: ConnectionError, isCall: IsCall): string {
  const status = statuses[error.code] ?? 400;
  const fault = status === 431 ? new ApiError('too_large') : malformed();
  const isJson = isCall(pathOf(error));
  const requestId = randomUUID();
  const body = isJson ? JSON.stringify(failureResponse(fault, 'en', requestId)) : `${STATUS_CODES[status]}`;
  const headers = {
    ...safeHeaders,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'x-request-id': requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Fastify's options for requests that fail before a route is found, such as a malformed address or broken HTTP. */
export function earlyErrors(isCall: IsCall) {
  return {
    frameworkErrors(error, request, reply) {
      void sendFailure(isCall, error, request, reply.headers(safeHeaders));
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      // A socket that is closed with bytes unread is reset, and the client may not see the response.
      if (socket.writable) socket.end(responseOf(error, isCall));
      setTimeout(() => socket.destroy(), lingerMs).unref();
    },
  } satisfies FastifyServerOptions;
}
