import { isUtf8 } from 'node:buffer';
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureResponse } from './failure-response.ts';
import { loggedCaller } from './log-caller.ts';
import { ApiError, notFound } from '../errors/api-error.ts';
import { toApiError } from './to-api-error.ts';
import { languageOf } from '../messages/translate.ts';

/** Whether a path belongs to a call, whose errors are JSON; other errors are plain text. */
export type IsCall = (path: string) => boolean;

/** Default of Retry-After in seconds, while the service is unavailable. */
const unavailableSeconds = 5;

/** Sends an error response; details for the operator go to the log. */
export function sendFailure(isCall: IsCall, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const fault = toApiError(error);
  if (fault.code === 'internal')
    request.log.error({ ...loggedCaller(request), err: error }, 'request failed');
  else if (fault.status >= 500) request.log.warn({ ...loggedCaller(request), err: error }, 'not available');
  const { retryAfterSeconds = fault.status === 503 ? unavailableSeconds : undefined } = fault.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (fault.status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(fault.status).header('cache-control', 'no-store').header('x-request-id', request.id);
  if (!isCall(request.url)) {
    return reply.type('text/plain; charset=utf-8').send(STATUS_CODES[fault.status]);
  }
  const language = languageOf(request.headers['accept-language']);
  return reply.type('application/json; charset=utf-8').send(failureResponse(fault, language, request.id));
}

/** The paths of an API without a prefix. */
export const everyPath: IsCall = () => true;

/** Bodies are JSON or empty; all error responses have the same shape. */
export function shapeResponses(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    try {
      done(null, parseJson(bytes));
    } catch {
      done(new ApiError('invalid'), undefined);
    }
  });
  // Clients name other types for an empty body, such as axios for `null`; no call takes a body of another type.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
    text === '' ? done(null, undefined) : done(new ApiError('wrong_type'), undefined),
  );
  app.setErrorHandler((error, request, reply) => sendFailure(everyPath, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(everyPath, notFound(), request, reply));
  // A server with a page for every path must not send it for an unknown call.
  app.get('/*', async () => {
    throw notFound();
  });
  // A hook with a callback: one that returns a promise delays each response.
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    done();
  });
}

/**
 * JSON without the keys that could reach an object's prototype, which may be written with escapes.
 *
 * @throws for text that is not Unicode: the database would store other letters in place of it
 */
function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new TypeError('not UTF-8');
  const text = bytes.toString();
  if (!/__proto__|\\u/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) throw new TypeError('not Unicode');
    return key === '__proto__' ? undefined : value;
  });
}
