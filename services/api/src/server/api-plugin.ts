import { capabilities } from '@tawseel/api-client/schemas';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Api } from '../http/api.ts';
import { createCalls } from '../http/calls.ts';
import { createRequestHash } from '../http/idempotency.ts';
import type { ApiConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { requireFreshFactor } from '../factors/fresh-factor.ts';
import { visitOf } from '../factors/person.ts';
import { openapiRoutes } from './openapi.routes.ts';
import { createKeyedHash } from '../credentials/keyed-hash.ts';
import { inCompany } from '../database/in-company.ts';
import { recordUse } from '../session/sessions.ts';
import { createUseRecorder } from '../session/use-recorder.ts';
import { createDriverTokens } from '../credentials/driver-tokens.ts';
import { createKnownBrowsers } from '../credentials/known-browsers.ts';
import { createPasswords } from '../credentials/passwords.ts';
import { createSealedSecrets } from '../credentials/sealed-secrets.ts';
import { createTokens, tokenSecret } from '../credentials/tokens.ts';
import { shapeResponses } from '../http/responses.ts';
import { authenticate, authenticateDriver } from '../http/authenticate.ts';
import { healthRoutes } from './health.routes.ts';
import { scheduleHousekeeping } from './housekeeping.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createStreamLimits } from '../http/stream-limits.ts';
import { constraints, domains } from './domains.ts';

/** Dependencies of the API. The caller owns the database and closes it. */
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
  > &
    Partial<Pick<ApiConfig, 'companyDetailsLocked'>>;
}

/**
 * The API as a Fastify plugin: `app.register(api, { prefix: '/api', database, config })`. Its error
 * responses, body parsing and headers apply only within its prefix.
 */
export const api: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  serveApi(app, options);
};

/** Serves every call on `app`, once it is ready. */
export function serveApi(app: FastifyInstance, { database, config }: ApiOptions): Api {
  const secret = tokenSecret(config);
  const tokens = createTokens(secret);
  const driverTokens = createDriverTokens(secret);
  const limit = createRateLimit(config.sessionRate);
  const reportUse = createUseRecorder(
    (caller) => inCompany(database, caller, (tx) => recordUse(tx, caller)),
    (error) => app.log.debug({ err: error }, 'the use of a session was not recorded'),
  );
  const served: Api = {
    database,
    tokens,
    driverTokens,
    passwords: createPasswords(),
    knownBrowsers: createKnownBrowsers(secret),
    sealedSecrets: createSealedSecrets(secret),
    streams: createStreamLimits({
      session: config.sessionStreams,
      company: config.companyStreams,
      process: config.processStreams,
      patienceMs: config.readerTimeout * 1000,
    }),
    capabilities: capabilities.filter((name) => name !== 'company_details' || !config.companyDetailsLocked),
    hashRequest: createRequestHash(secret),
    hashCustomer: createKeyedHash(secret, 'customer'),
    requireFreshFactor: (request, caller) => requireFreshFactor(database, caller, visitOf(request, caller)),
    async authenticate(request) {
      const caller = await authenticate(tokens, limit, request);
      reportUse(caller);
      return caller;
    },
    authenticateDriver: (request) => authenticateDriver(driverTokens, limit, request),
    constraints,
    calls: [],
    lists: new Map(),
  };
  shapeResponses(app);
  healthRoutes(app, database);
  const calls = createCalls(app, served);
  for (const { routes } of domains) routes(calls);
  openapiRoutes(app, served.calls);
  const stop = scheduleHousekeeping(database, (error) => app.log.warn({ err: error }, 'housekeeping failed'));
  app.addHook('onClose', async () => stop());
  return served;
}
