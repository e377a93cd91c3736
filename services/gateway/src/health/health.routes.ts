import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@tawseel/federation/registry';
import type { FastifyInstance } from 'fastify';

/** Status codes of an API that is ready. An API that has the contract and no more runs, but does not have the call. */
const readyStatuses = [200, 404];

/** How long a probe waits for the API, in milliseconds; it responds within 2 s, also without its database. */
const patience = 4_000;

/**
 * Probes of an orchestrator: whether the process is up, and whether it can serve the console. The API reports its own
 * readiness, in this process or elsewhere.
 */
export function healthRoutes(app: FastifyInstance, readRegistry: () => Promise<Registry>): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const [registry, apiStatus] = await Promise.all([
      readRegistry().catch(() => undefined),
      Promise.race([
        app.inject('/api/ready').then(({ statusCode }) => statusCode),
        pause(patience, 503, { ref: false }),
      ]),
    ]);
    if (registry?.shell && readyStatuses.includes(apiStatus)) return reply.send({ success: true });
    return reply.code(503).send({ success: false, code: 'unavailable' });
  });
}
