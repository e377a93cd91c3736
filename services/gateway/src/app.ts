import { mkdir } from 'node:fs/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { abortCanary, registryReader, storePaths } from '@tawseel/federation/store';
import { Fault, guardResponses, isShuttingDown, notFound, sendFailure } from '@tawseel/api';
import type { FastifyInstance } from 'fastify';
import { createCanaryWatch, type CanaryWatch } from './canaries/canary-watch.ts';
import type { GatewayConfig } from './config/gateway-config.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { siteHeaders } from './page/security-headers.ts';
import { reportRoutes } from './reports/reports.routes.ts';

const healthChecks = /^\/api\/(health|ready)(\?|$)/;

function isApi(path: string): boolean {
  return /^\/api([/?]|$)/.test(path);
}

/** Whether failures on a path are JSON: the API's, and those of reports. */
export function isCall(path: string): boolean {
  return isApi(path) || /^\/reports(\?|$)/.test(path);
}

/** As the plugin has it, but with a window of 256 KiB: one of 4 MiB for each whole list that is sent is most of its memory. */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

const unchanging = 'public, max-age=31536000, immutable';

/** Files of the release store: named by their content, so kept for a year; compressed when they were released. */
async function serveReleases(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  const root = storePaths(config.storeFolder).releases;
  // There before the first release. Where it cannot be made, whoever releases is told.
  await mkdir(root, { recursive: true }).catch(() => undefined);
  await app.register(async (scope) => {
    // The page of another origin may run a feature from here, whose integrity is checked there. Its fonts and images
    // are loaded without CORS, for which the resource policy must allow it too.
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode < 400) reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/releases/',
      preCompressed: true,
      cacheControl: false,
      acceptRanges: false,
      index: false,
      // A release that is still being written.
      dotfiles: 'ignore',
      setHeaders: (response) => {
        response.setHeader('cache-control', unchanging);
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('vary', 'accept-encoding');
      },
    });
  });
}

/** The longest body of a call, in bytes: what the API takes of an export. */
const longestBody = 1024 * 1024;

/** Passes calls on to an API that runs on its own, and tells it whose they are. */
async function passOnCalls(app: FastifyInstance, upstream: string): Promise<void> {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (!isApi(url)) return;
    // An API that refuses a body before it is sent closes the connection, which would be 503 here.
    if (Number(raw.headers['content-length'] ?? 0) > longestBody) throw new Fault('too_large');
    // Node.js has met this expectation; an HTTP client cannot pass it on.
    delete raw.headers.expect;
  });
  await app.register(httpProxy, {
    upstream,
    prefix: '/api',
    // A health check through this process asks about this process too.
    preHandler: ({ url }, _reply, done) => {
      if (isShuttingDown(app) && healthChecks.test(url)) done(new Fault('unavailable'));
      else done();
    },
    replyOptions: {
      // Not what the caller says of itself: the address this server trusts.
      rewriteRequestHeaders: ({ ip, protocol }, headers) => ({
        ...headers,
        'x-forwarded-for': ip,
        'x-forwarded-proto': protocol,
      }),
      // What went wrong has gone to the log.
      onError: (reply) => void reply.send(new Fault('unavailable')),
    },
  });
}

/** Takes back the canaries that fail for too many visitors. */
function watchCanaries(app: FastifyInstance, config: GatewayConfig, metrics: Metrics): CanaryWatch {
  return createCanaryWatch(config.canaryMaxFailures, async ({ feature, version }) => {
    try {
      await abortCanary(config.storeFolder, feature, version);
      metrics.canaryAborts.add({ feature, version });
      app.log.warn({ feature, version }, 'a canary failed for too many visitors and was taken back');
    } catch (error) {
      app.log.error({ err: error, feature, version }, 'a canary that fails could not be taken back');
    }
  });
}

/** Responses of the site itself to what it does not have and to its own errors. */
function siteFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(isCall, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(isCall, notFound(), request, reply));
}

/**
 * Serves the single web URL: the shell's page for every page path, the release store, the registry, the configuration;
 * takes reports of failures and tells what it has counted.
 *
 * @param config Read by `readGatewayConfig`.
 */
export async function gateway(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  const { frontEnd, storeFolder } = config;
  const readRegistry = registryReader(storeFolder, (error) =>
    app.log.error({ err: error }, 'the registry cannot be used'),
  );

  guardResponses(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(siteHeaders(request.protocol === 'https'));
  });
  siteFailures(app);
  // A body that is passed on stays as it came: its headers say how it is encoded and how long it is.
  if (config.apiUrl) {
    app.addHook('onRoute', (route) => {
      if (isApi(route.url)) route.decompress = false;
    });
  }
  await app.register(compress, {
    globalCompression: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: brotliParams },
  });
  await serveReleases(app, config);
  if (config.apiUrl) await passOnCalls(app, config.apiUrl);

  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(frontEnd),
  );
  healthRoutes(app, readRegistry);
  const metrics = createMetrics();
  reportRoutes(app, readRegistry, metrics, watchCanaries(app, config, metrics));
  metricsRoutes(app, metrics, config.metricsToken);
  pageRoutes(app, readRegistry, frontEnd, metrics);
}
