import type { Registry } from '@tawseel/federation/registry';
import type { FastifyInstance } from 'fastify';

/** Responses to the probe of an API that is ready; one of the contract alone runs, but has no such call. */
const readyStatuses = [200, 404];

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
    const [registry, api] = await Promise.all([
      readRegistry().catch(() => undefined),
      app.inject('/api/ready'),
    ]);
    if (registry?.shell && readyStatuses.includes(api.statusCode)) return reply.send({ success: true });
    return reply.code(503).send({ success: false, code: 'unavailable' });
  });
}
