import pg from 'pg';
import type { ConnectionSource } from './dialect.ts';
import { poolOptions, poolSource } from './pool-source.ts';
import { keepAlive, limitedPrimary } from './primary-client.ts';
import { ServerWatch, type WatchLimits } from './server-watch.ts';

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 20_000;
const idleInTransactionMs = 30_000;

/** Limits of a request's statements. Both ends enforce them: the server may be unreachable. */
const requestLimits = {
  ...limitedPrimary({ statement: statementTimeoutMs, idleInTransaction: idleInTransactionMs }),
  query_timeout: statementTimeoutMs + 5_000,
};

/** As long as a connection may take: a slower server would be unusable. */
const watchLimits = { silenceMs: 3_000, probeMs: connectTimeoutMs };

/**
 * Connections to a PostgreSQL server; `onError` receives the loss of idle ones. `isUnhurried` is for operator's tasks
 * without a time limit, such as the migration of a large table.
 */
export function openServerSource(
  url: string,
  size: number,
  onError: (error: Error) => void,
  isUnhurried = false,
  limits: WatchLimits = watchLimits,
): ConnectionSource {
  const pool = new pg.Pool({
    ...poolOptions,
    ...keepAlive,
    ...(isUnhurried ? {} : requestLimits),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: 'tawseel-api',
  });
  pool.on('error', onError);
  return poolSource(pool, {
    startWatch: isUnhurried ? undefined : (abandonAll) => new ServerWatch(url, limits, abandonAll),
  });
}
