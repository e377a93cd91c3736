import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ApiConfig } from '../config/config.ts';
import { errorCode } from '../database/start-error.ts';
import { api, type ApiOptions } from './api-plugin.ts';
import { prepareShutdown } from './shutdown.ts';

/** An error as the log has it: a database's error also carries the values of the statement, which stay out. */
function loggedError(error: Error) {
  return { type: error.name, message: error.message, code: errorCode(error) ?? '', stack: error.stack ?? '' };
}

/**
 * Fastify's options as the API wants them of the server it runs in: limits on time and size, request ids of its own
 * making, and a log without secrets.
 */
export function serverOptions(config: Pick<ApiConfig, 'logLevel' | 'trustProxy'>) {
  return {
    logger: {
      level: config.logLevel,
      serializers: { err: loggedError },
    },
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  } satisfies FastifyServerOptions;
}

/** The API alone on a server of its own, ready to listen. Closing it leaves the database open. */
export async function buildApi(
  options: ApiOptions & { config: Pick<ApiConfig, 'logLevel' | 'trustProxy'> },
): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(options.config));
  prepareShutdown(app);
  await app.register(api, { database: options.database, config: options.config });
  await app.ready();
  return app;
}
