import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/**
 * Headers that a reader on this machine sends: Prometheus and similar, curl, wget, Node.js. A proxy on this machine
 * forwards callers from anywhere, and no list of the headers that proxies add is complete. Any other header therefore
 * marks the caller as remote.
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

/** Whether the request comes from this machine without a proxy, even one that adds no header and forwards the host. */
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
 * Serves the metrics to Prometheus.
 *
 * @param token Bearer token that a caller must send; without one only requests from this machine are allowed.
 */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    const { registry } = metrics;
    reply.header('cache-control', 'no-store').type(registry.contentType);
    if (token === undefined) {
      return isLocal(request) ? reply.send(await registry.metrics()) : reply.code(403).send('Forbidden\n');
    }
    // Hashes have equal lengths, and the comparison takes constant time.
    const isAllowed = timingSafeEqual(hash(request.headers.authorization ?? ''), hash(`Bearer ${token}`));
    if (isAllowed) return reply.send(await registry.metrics());
    return reply.code(401).header('www-authenticate', 'Bearer').send('Unauthorized\n');
  });
}
