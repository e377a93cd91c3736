import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { carRoutes } from '../cars/cars.routes.ts';
import type { Api } from '../http/api.ts';
import { createRequestHash } from '../http/idempotency.ts';
import { cityRoutes } from '../cities/cities.routes.ts';
import { companyRoutes } from '../company/company.routes.ts';
import type { ApiConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { driverRoutes } from '../drivers/drivers.routes.ts';
import { openapiRoute } from '../openapi/openapi.routes.ts';
import { contractRoutes } from '../contracts/contracts.routes.ts';
import { dashboardRoutes } from '../dashboard/dashboard.routes.ts';
import { expenseRoutes } from '../expenses/expenses.routes.ts';
import { exportRoutes } from '../exports/exports.routes.ts';
import { merchantRoutes } from '../merchants/merchants.routes.ts';
import { orderRoutes } from '../orders/orders.routes.ts';
import { paymentRoutes } from '../payments/payments.routes.ts';
import { profitRoutes } from '../profits/profits.routes.ts';
import { recordRoutes } from '../records/records.routes.ts';
import { createKnownBrowsers } from '../credentials/known-browsers.ts';
import { createPasswords } from '../credentials/passwords.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { createTokens, tokenSecret } from '../credentials/tokens.ts';
import { shapeAnswers } from '../http/answers.ts';
import { authenticate } from '../http/authenticate.ts';
import { healthRoutes } from './health.routes.ts';
import { keepHouse } from './housekeeping.ts';
import { logCallers } from '../http/log-caller.ts';
import { createSessionLimit } from '../http/session-limit.ts';
import { createStreamLimits } from '../http/stream-limits.ts';

const domains = [
  sessionRoutes,
  companyRoutes,
  driverRoutes,
  carRoutes,
  cityRoutes,
  merchantRoutes,
  orderRoutes,
  profitRoutes,
  expenseRoutes,
  contractRoutes,
  paymentRoutes,
  dashboardRoutes,
  recordRoutes,
  exportRoutes,
];

/** What the API needs to be served. The database stays its owner's to close. */
export interface ApiOptions {
  database: Database;
  config: Pick<
    ApiConfig,
    | 'tokenSecret'
    | 'dataDir'
    | 'sessionRate'
    | 'sessionStreams'
    | 'companyStreams'
    | 'processStreams'
    | 'readerTimeout'
  >;
}

/**
 * The API as a Fastify plugin: `app.register(api, { prefix: '/api', database, config })`. Its error answers, body parsing
 * and headers stay inside its prefix.
 */
export const api: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  serveApi(app, options);
};

/** Serves every call on `app`. */
export function serveApi(app: FastifyInstance, { database, config }: ApiOptions): Api {
  const secret = tokenSecret(config);
  const tokens = createTokens(secret);
  const limit = createSessionLimit(config.sessionRate);
  const served: Api = {
    app,
    database,
    tokens,
    passwords: createPasswords(),
    knownBrowsers: createKnownBrowsers(secret),
    streams: createStreamLimits({
      session: config.sessionStreams,
      company: config.companyStreams,
      process: config.processStreams,
      patienceMs: config.readerTimeout * 1000,
    }),
    hashRequest: createRequestHash(secret),
    authenticate: (request) => authenticate(tokens, limit, request),
    calls: [],
    lists: new Map(),
  };
  shapeAnswers(app);
  logCallers(app);
  healthRoutes(app, database);
  for (const routes of domains) routes(served);
  openapiRoute(served);
  const stop = keepHouse(database, (error) => app.log.warn({ err: error }, 'housekeeping failed'));
  app.addHook('onClose', async () => stop());
  return served;
}
