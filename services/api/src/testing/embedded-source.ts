import pg from 'pg';
import type { ConnectionSource } from '../database/dialect.ts';
import { poolOptions, poolSource } from '../database/pool-source.ts';
import { embeddedHost } from './test-servers.ts';

/** An embedded database in memory with the API's tables and no rows, in the host process of this Jest worker. */
export function openEmbeddedForTest(): ConnectionSource {
  const user = { user: 'postgres', database: 'postgres' };
  return poolSource(
    new pg.Pool({ ...poolOptions, ...embeddedHost(), ...user, max: 1, idleTimeoutMillis: 0 }),
  );
}
