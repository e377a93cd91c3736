/** The API of Tawseel: to be mounted in another server, or run alone by `main.ts`. */
export { ConfigError, isWebAddress, readConfig, type ApiConfig } from './config/config.ts';
export { ApiError, notFound } from './errors/api-error.ts';
export { createCompany, hasCompany } from './company/create-company.ts';
export { openDatabase, type Database } from './database/database.ts';
export { keepAlive, primaryOnly } from './database/primary-client.ts';
export type { DatabaseObserver } from './database/measured-source.ts';
export { StartError } from './database/start-error.ts';
export { demoCompanies, requireDemoAllowed, seedDemo } from './demo/seed-demo.ts';
export { largeBodyLimit } from './http/body-limit.ts';
export { sendFailure } from './http/responses.ts';
export { observeRequests, type RequestObserver } from './http/observed-requests.ts';
export { createRateLimit } from './http/rate-limit.ts';
export { api } from './server/api-plugin.ts';
export { serverOptions } from './server/build-api.ts';
export { guardResponses } from './http/safe-headers.ts';
export { overDatabase, runServer, type Served } from './server/run-server.ts';
export { isShuttingDown, prepareShutdown } from './server/shutdown.ts';
export { hasTraces, loadTraces, type Traces } from './traces/load-traces.ts';
