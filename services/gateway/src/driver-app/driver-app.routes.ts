import { randomBytes } from 'node:crypto';
import { extname } from 'node:path/posix';
import fastifyStatic from '@fastify/static';
import { chooseDriver, driverBase, type FrontEndConfig, type Registry } from '@tawseel/federation/registry';
import { storePaths } from '@tawseel/federation/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { renderUnavailable } from '../page/unavailable-page.ts';
import { dictionaryHeader, readDelta } from '../releases/deltas.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { newVisitor, type Visitors } from '../visitor/visitor.ts';
import { driverHeaders } from './driver-headers.ts';
import { renderDriverPage, renderNoDriverApp } from './driver-page.ts';

const serviceWorker = 'sw.js';

/** Name of a file of a build. Compressed forms have no addresses of their own. */
const servedFile = /^[\w-][\w.-]*(?<!\.(?:br|gz|dcz))$/;

/** Name with the hash of the content: the same in every release that has the file. */
const hashedFile = /[.-][0-9a-f]{8,20}\.\w+$/;

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding, available-dictionary',
};
const revalidated = { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' };

/** Seconds after which a visitor may retry while the registry cannot be read. */
const retryAfter = 10;

/** What the app is served from. */
interface DriverSite {
  store: ReleaseStore;
  readRegistry: () => Promise<Registry>;
  config: FrontEndConfig;
  metrics: Metrics;
  visitors: Visitors;
}

async function sendPage(site: DriverSite, request: FastifyRequest, reply: FastifyReply) {
  const { readRegistry, config, metrics, visitors } = site;
  const nonce = randomBytes(16).toString('base64');
  const known = visitors.read(request.headers.cookie);
  const fresh = known.id === undefined ? newVisitor(known) : undefined;
  // The reader of the registry has logged the cause.
  const registry = await readRegistry().catch(() => undefined);
  reply.headers({ ...driverHeaders(config, nonce), 'cache-control': 'no-cache', vary: 'cookie' });
  reply.type('text/html; charset=utf-8');
  if (!registry) return reply.code(503).header('retry-after', retryAfter).send(renderUnavailable(nonce));
  const release = chooseDriver(registry, fresh ?? known);
  if (!release) return reply.code(404).send(renderNoDriverApp(nonce));
  if (fresh) reply.header('set-cookie', visitors.cookieOf(fresh.id, request.protocol === 'https'));
  if (request.method === 'GET') metrics.pageViews.add({ feature: 'driver', version: release.version });
  return reply.send(renderDriverPage(release, config, nonce));
}

async function sendFile(site: DriverSite, file: string, request: FastifyRequest, reply: FastifyReply) {
  const { store, readRegistry, config, visitors } = site;
  if (!servedFile.test(file)) return reply.callNotFound();
  const isHashed = hashedFile.test(file);
  const registry = await readRegistry().catch(() => undefined);
  const live = registry && chooseDriver(registry, visitors.read(request.headers.cookie))?.version;
  // An open page, or a phone that was offline, loads files of its own release.
  const version = isHashed ? await store.findRelease('driver', file, live) : live;
  if (version === undefined) return reply.callNotFound();
  reply.headers({
    ...driverHeaders(config),
    ...(file === serviceWorker && { 'service-worker-allowed': driverBase }),
    ...(isHashed ? immutable : revalidated),
    ...(isHashed && dictionaryHeader(file, driverBase)),
  });
  const root = storePaths(store.folder).releases;
  const delta = isHashed && (await readDelta(root, { app: 'driver', version, file }, request.headers));
  if (delta) return reply.header('content-encoding', 'dcz').type(delta.type).send(delta.content);
  return reply.sendFile(`driver/${version}/${file}`);
}

/**
 * Serves the driver's app, a page of its own beside the console: its page for every path below `/driver/` that names no file,
 * and its files. Each visitor gets the release chosen for it; files with a hash in their name are those of any stored release.
 */
export async function driverAppRoutes(app: FastifyInstance, site: DriverSite): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: storePaths(site.store.folder).releases,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      index: false,
      dotfiles: 'ignore',
    });
    // The scope of the service worker ends with a slash: `/drivers` is a page of the console.
    scope.get('/driver', async (_request, reply) => reply.redirect(driverBase));
    scope.get('/driver/*', async (request, reply) => {
      const [pathname = ''] = request.url.split('?');
      const file = pathname.slice(driverBase.length);
      const isPage = file === 'index.html' || extname(file) === '';
      return isPage ? sendPage(site, request, reply) : sendFile(site, file, request, reply);
    });
  });
}
