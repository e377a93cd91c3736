import { PassThrough, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { ApiError, isShuttingDown, largeBodyLimit, type Traces } from '@tawseel/api';
import type { FastifyInstance } from 'fastify';

/** How long a separate API may take to begin a response, in milliseconds: its own limits of statements and waits end before. */
const headersTimeout = 60_000;

const healthChecks = /^\/api\/(health|ready)(\?|$)/;

/** Whether a path is one of the API. */
export function isApi(path: string): boolean {
  return /^\/api([/?]|$)/.test(path);
}

/**
 * A copy of a request's body. The HTTP client of the proxy detaches the socket from the body that it has sent; the log reads the
 * address of the caller from that socket after the response.
 */
function copied(body: Readable): Readable {
  const copy = body.pipe(new PassThrough());
  body.once('close', () => {
    if (!body.readableEnded) copy.destroy(new Error('The caller ended the request.'));
  });
  return copy;
}

/** Prepares the routes that follow for {@link passOnCalls}, before a plugin decompresses bodies. */
export function prepareCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!isApi(url)) return;
    // The API would close the connection before it has received the body, which the proxy reports as 503.
    if (Number(raw.headers['content-length'] ?? 0) > largeBodyLimit) throw new ApiError('too_large');
    // Node.js has answered this expectation; an HTTP client cannot forward it.
    delete raw.headers.expect;
  });
  app.addHook('preParsing', async ({ url }, _reply, body) => (isApi(url) ? copied(body) : body));
  // The headers of a body name its encoding and length, so it is forwarded as it was sent.
  app.addHook('onRoute', (route) => {
    if (isApi(route.url)) route.decompress = false;
  });
}

/** Forwards calls to a separate API, with the address of the caller and its trace. */
export async function passOnCalls(app: FastifyInstance, upstream: string, traces?: Traces): Promise<void> {
  // A server that has the contract and no more does not know the address of the caller.
  app.get('/api/ip', async ({ ip }, reply) => reply.header('access-control-allow-origin', '*').send({ ip }));
  await app.register(httpProxy, {
    upstream,
    prefix: '/api',
    undici: { headersTimeout },
    // The log of requests has these calls too.
    disableRequestLogging: true,
    // A health check through this process covers this process too.
    preHandler: ({ url }, _reply, done) => {
      if (isShuttingDown(app) && healthChecks.test(url)) done(new ApiError('unavailable'));
      else done();
    },
    replyOptions: {
      // This server trusts `request`; a caller can claim anything in the headers that it sends.
      rewriteRequestHeaders: (request, headers) => ({
        ...(traces?.continued(request, headers) ?? headers),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      // The proxy plugin logs the cause.
      onError: (reply) => void reply.send(new ApiError('unavailable')),
    },
  });
}
