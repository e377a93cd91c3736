import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Whether it comes from this machine and through no proxy: one on this machine brings callers from anywhere. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers;
  return /^(::ffff:)?127\.|^::1$/.test(remoteAddress) && !isForwarded;
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
