import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';
import type { FastifyInstance } from 'fastify';
import { renderPage } from './page.ts';
import { pageHeaders } from './security-headers.ts';
import { renderUnavailable } from './unavailable-page.ts';

/** How soon whoever finds nothing released may ask again, in seconds. */
const retryAfter = 10;

/** Serves the shell's page for every page path, and the registry that it is made from. */
export function pageRoutes(
  app: FastifyInstance,
  readRegistry: () => Promise<Registry>,
  config: FrontEndConfig,
): void {
  app.get('/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // What is wrong with it has gone to the log.
    const registry = await readRegistry().catch(() => undefined);
    if (registry) return reply.send(registry);
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .send({ message: 'The registry cannot be read.' });
  });

  app.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    // A missing file must not be answered with a page: a script that is HTML fails far from its cause.
    if (path.posix.extname(pathname) !== '') return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    const registry = await readRegistry().catch(() => undefined);
    const { shell, features = {} } = registry ?? {};
    reply.headers(pageHeaders(nonce, { shell, features, config })).type('text/html; charset=utf-8');
    if (registry && shell) return reply.send(renderPage(registry, shell, config, pathname, nonce));
    return reply.code(503).header('retry-after', retryAfter).send(renderUnavailable(nonce));
  });
}
