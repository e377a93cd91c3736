import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyHttpOptions, type FastifyRequest } from 'fastify';
import type { ApiConfig } from '../config/config.ts';
import { errorCode } from '../database/start-error.ts';
import { everyPath, type IsCall } from '../http/responses.ts';
import { api, type ApiOptions } from './api-plugin.ts';
import { compression } from '../http/compression.ts';
import { earlyErrors } from '../http/early-errors.ts';
import { observeRequests, type RequestObserver } from '../http/observed-requests.ts';
import { RequestLog } from '../http/request-log.ts';
import { guardResponses } from '../http/safe-headers.ts';
import { prepareShutdown } from './shutdown.ts';

/** An error for the log, without the values of the statement that a database's error carries. */
function loggedError(error: Error) {
  return { type: error.name, message: error.message, code: errorCode(error) ?? '', stack: error.stack ?? '' };
}

/** A request for the log, without the query of its address: a list's search is the name or number of a customer. */
function loggedRequest({ method, url, host, ip, socket }: FastifyRequest) {
  const [path = ''] = url.split('?', 1);
  return { method, url: path, host, remoteAddress: ip, remotePort: socket.remotePort ?? 0 };
}

/**
 * Fastify's options for a server that contains the API: limits of time and size, request ids, a log without
 * secrets, and errors in the API's shape on the paths of calls, by default all.
 */
export function serverOptions(
  config: Pick<ApiConfig, 'logLevel' | 'trustProxy'>,
  isCall: IsCall = everyPath,
) {
  return {
    logger: {
      level: config.logLevel,
      serializers: { err: loggedError, req: loggedRequest },
    },
    logController: new RequestLog(),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    // A busy machine or database makes a start slow, and not wrong.
    pluginTimeout: 0,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
    // `guardResponses` refuses these, with a body and headers.
    http: { requireHostHeader: false },
    ...earlyErrors(isCall),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  } satisfies FastifyHttpOptions<Server>;
}

/** The API on a server of its own, ready to listen. Closing it leaves the database open. `observers` receive its requests. */
export async function buildApi(
  options: ApiOptions & { config: Pick<ApiConfig, 'logLevel' | 'trustProxy'> },
  observers: readonly RequestObserver[] = [],
): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(options.config));
  prepareShutdown(app);
  observeRequests(app, observers);
  guardResponses(app);
  await app.register(compress, compression);
  await app.register(api, { database: options.database, config: options.config });
  await app.ready();
  return app;
}
