import type { Registry } from '@tawseel/federation/registry';
import type { FastifyInstance } from 'fastify';

/**
 * What an orchestrator probes: is the process up, and can it serve the console. Readiness of the API, here or on its own, is
 * the API's to tell.
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
    if (registry?.shell && api.statusCode === 200) return reply.send({ success: true });
    return reply.code(503).send({ success: false, code: 'unavailable' });
  });
}
