import {
  api,
  prepareShutdown,
  serverOptions,
  tokenSecret,
  type ApiConfig,
  type Database,
  type Traces,
} from '@tawseel/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { gateway, isCall } from './app.ts';
import type { GatewayConfig } from './config/gateway-config.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { createVisitors } from './visitor/visitor.ts';

/** One server for the web URL: pages and releases, and the API below `/api` over `database`, unless it runs elsewhere. */
export async function buildGateway(
  config: ApiConfig,
  gatewayConfig: GatewayConfig,
  store: ReleaseStore,
  metrics: Metrics,
  { database, traces }: { database?: Database; traces?: Traces | undefined } = {},
): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config, isCall));
  prepareShutdown(app);
  await gateway(app, gatewayConfig, store, metrics, createVisitors(tokenSecret(config)), traces);
  if (database) await app.register(api, { prefix: '/api', database, config });
  app.addHook('onClose', () => store.close());
  await app.ready();
  return app;
}
