import { randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  chooseReleases,
  findPage,
  isPage,
  replaceFailedShell,
  type FrontEndConfig,
  type Registry,
} from '@tawseel/federation/registry';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { newVisitor, readFailedShell, type KnownVisitor, type Visitors } from '../visitor/visitor.ts';
import { renderPage } from './page.ts';
import { pageHeaders } from './security-headers.ts';
import { renderUnavailable } from './unavailable-page.ts';

/** Seconds after which a visitor may retry while nothing is released. */
const retryAfter = 10;

/** Counts a page by the release of the shell and of the feature that owns it. */
function countView({ pageViews }: Metrics, { shell, features }: Registry, pathname: string): void {
  if (shell) pageViews.add({ feature: 'shell', version: shell.version });
  const { feature } = findPage({ features }, pathname) ?? {};
  if (feature) pageViews.add({ feature: feature.manifest.name, version: feature.version });
}

/** The releases of a visitor, and the version of the shell that failed to start in its browser. */
function releasesFor(live: Registry, visitor: KnownVisitor, cookies: string | undefined) {
  const chosen = chooseReleases(live, visitor);
  const registry = replaceFailedShell(chosen, readFailedShell(cookies));
  return registry === chosen ? { registry } : { registry, failedShell: chosen.shell?.version };
}

/** Omits the fields that only the HTML uses. */
function withoutFirstRows(key: string, value: unknown): unknown {
  return key === 'firstRows' ? undefined : value;
}

/**
 * Serves the shell's page for every page path, and its registry: each visitor gets the releases chosen for it, always the
 * same ones, identified by the cookie that its first page sets. For unknown paths a browser gets the same page with 404,
 * and the shell says so; other clients get a plain 404, so that no probe mistakes a page for a response.
 */
export function pageRoutes(
  app: FastifyInstance,
  readRegistry: () => Promise<Registry>,
  config: FrontEndConfig,
  metrics: Metrics,
  visitors: Visitors,
): void {
  app.get('/registry.json', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'cookie');
    // The reader of the registry has logged the cause.
    const { cookie } = request.headers;
    const live = await readRegistry().catch(() => undefined);
    if (live) {
      const { registry } = releasesFor(live, visitors.read(cookie), cookie);
      return reply.type('application/json').send(JSON.stringify(registry, withoutFirstRows));
    }
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .send({ message: 'The registry cannot be read.' });
  });

  app.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const isFile = path.posix.extname(pathname) !== '';
    const nonce = randomBytes(16).toString('base64');
    const { cookie } = request.headers;
    const known = visitors.read(cookie);
    const fresh = known.id === undefined ? newVisitor(known) : undefined;
    const live = await readRegistry().catch(() => undefined);
    const { registry, failedShell } = live ? releasesFor(live, fresh ?? known, cookie) : {};
    const { shell, features = {} } = registry ?? {};
    // An id at the end of a page's path may have a point.
    const isKnown = shell ? isPage({ features }, pathname) : !isFile;
    // A missing file must not become a page: a script that is HTML fails far from its cause.
    if (!isKnown && (isFile || !request.headers.accept?.includes('text/html'))) return reply.callNotFound();
    reply.headers(pageHeaders(nonce, { shell, features, config })).type('text/html; charset=utf-8');
    if (registry && shell) {
      if (fresh) reply.header('set-cookie', visitors.cookieOf(fresh.id, request.protocol === 'https'));
      if (request.method === 'GET') countView(metrics, registry, pathname);
      reply.code(isKnown ? 200 : 404).header('vary', 'cookie');
      return reply.send(renderPage(registry, shell, config, pathname, nonce, failedShell));
    }
    return reply.code(503).header('retry-after', retryAfter).send(renderUnavailable(nonce));
  });
}
