import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * What a reader on this machine sends: Prometheus and its like, curl, wget, Node.js. A proxy of this machine brings callers
 * from anywhere, and nobody can list the headers by which proxies say so: one more header than these, and the caller
 * counts as one from elsewhere.
 */
const readersHeaders = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'connection',
  'host',
  'sec-fetch-mode',
  'user-agent',
  'x-prometheus-scrape-timeout-seconds',
]);

const loopbackAddress = /^(::ffff:)?127\.|^::1$/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether it comes from this machine and through no proxy, not even one that adds no header and passes on the host. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    Object.keys(headers).every((name) => readersHeaders.has(name))
  );
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Serves what has been counted, to Prometheus.
 *
 * @param token What a caller must bring as `Authorization: Bearer`; without one only this machine may read.
 */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store').type(contentType);
    if (token === undefined) {
      return isLocal(request) ? reply.send(metrics.text()) : reply.code(403).send('Forbidden\n');
    }
    // Hashes are of one length, and compared in the same time whatever differs.
    const isAllowed = timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
    if (isAllowed) return reply.send(metrics.text());
    return reply.code(401).header('www-authenticate', 'Bearer').send('Unauthorized\n');
  });
}
