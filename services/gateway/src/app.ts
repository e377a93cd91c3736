import compress from '@fastify/compress';
import { liveOf } from '@tawseel/federation/registry';
import { abortCanary, readRegistry as readStored, registryReader } from '@tawseel/federation/store';
import {
  compression,
  guardResponses,
  notFound,
  observeRequests,
  sendFailure,
  type Traces,
} from '@tawseel/api';
import type { FastifyInstance } from 'fastify';
import { isApi, passOnCalls, prepareCalls } from './calls/pass-on-calls.ts';
import { createCanaryWatch, type CanaryWatch } from './canaries/canary-watch.ts';
import type { GatewayConfig } from './config/gateway-config.ts';
import { driverAppRoutes } from './driver-app/driver-app.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { releaseMetrics } from './metrics/release-metrics.ts';
import { pageRoutes } from './page/page.routes.ts';
import { siteHeaders } from './page/security-headers.ts';
import { releaseRoutes } from './releases/release.routes.ts';
import { serveReleases } from './releases/serve-releases.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import type { ReleaseStore } from './store/release-store.ts';
import type { Visitors } from './visitor/visitor.ts';

/** Whether failures on a path are JSON: those of the API, of reports and of releases. */
export function isCall(path: string): boolean {
  return isApi(path) || /^\/(reports|releases)(\?|$)/.test(path);
}

/** Aborts canaries that fail for too many visitors. */
function watchCanaries(
  app: FastifyInstance,
  config: GatewayConfig,
  store: ReleaseStore,
  metrics: Metrics,
): CanaryWatch {
  return createCanaryWatch(config.canaryMaxFailures, store.failures, async ({ feature, version }) => {
    try {
      const isAborted = await store.change([], async (folder) => {
        const live = liveOf(await readStored(folder), feature);
        // Another gateway may have aborted it.
        if (live?.canary?.release.version !== version) return false;
        await abortCanary(folder, feature, version);
        return true;
      });
      if (!isAborted) return;
      metrics.canaryAborts.add({ feature, version });
      app.log.warn({ feature, version }, 'aborted a canary that failed for too many visitors');
    } catch (error) {
      app.log.error({ err: error, feature, version }, 'could not abort a failing canary');
    }
  });
}

/** Responses to unknown paths and to the site's own errors. */
function siteFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(isCall, error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(isCall, notFound(), request, reply));
}

/**
 * Serves the single web URL: the shell's page for every page path, the driver's app at its own, the release store, the registry,
 * the configuration, failure reports and metrics.
 *
 * @param config Read by `readGatewayConfig`.
 * @param store The releases that it serves.
 * @param metrics Served to Prometheus.
 * @param visitors Read from cookies, and issued with pages.
 * @param traces Of its requests, if the operator has a collector.
 */
export async function gateway(
  app: FastifyInstance,
  config: GatewayConfig,
  store: ReleaseStore,
  metrics: Metrics,
  visitors: Visitors,
  traces?: Traces,
): Promise<void> {
  const { frontEnd } = config;
  const readRegistry = registryReader(store.folder, (error) =>
    app.log.error({ err: error }, 'the registry cannot be used'),
  );

  observeRequests(app, traces ? [metrics.requests, traces.requests] : [metrics.requests]);
  releaseMetrics(metrics.registry, readRegistry);
  guardResponses(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(siteHeaders(request.protocol === 'https'));
  });
  siteFailures(app);
  if (config.apiUrl) prepareCalls(app);
  await app.register(compress, compression);
  await serveReleases(app, store);
  releaseRoutes(app, store, config.keepDays);
  if (config.apiUrl) await passOnCalls(app, config.apiUrl, traces);

  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(frontEnd),
  );
  healthRoutes(app, readRegistry);
  const watch = watchCanaries(app, config, store, metrics);
  reportRoutes(app, readRegistry, metrics, watch, store.reports, visitors);
  metricsRoutes(app, metrics, config.metricsToken);
  await driverAppRoutes(app, { store, readRegistry, config: frontEnd, metrics, visitors });
  pageRoutes(app, readRegistry, frontEnd, metrics, visitors);
}
