import { api, prepareShutdown, serverOptions, type ApiConfig, type Database } from '@tawseel/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { gateway, isCall } from './app.ts';
import type { GatewayConfig } from './config/gateway-config.ts';

/** One server for the web URL: pages and releases, and the API below `/api` over `database`, unless it runs elsewhere. */
export async function buildGateway(
  config: ApiConfig,
  gatewayConfig: GatewayConfig,
  database?: Database,
): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config, isCall));
  prepareShutdown(app);
  await gateway(app, gatewayConfig);
  if (database) await app.register(api, { prefix: '/api', database, config });
  await app.ready();
  return app;
}
