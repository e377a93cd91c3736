import pg from 'pg';
import type { ConnectionSource } from '../database/dialect.ts';
import { embeddedPoolOptions, poolSource } from '../database/pool-source.ts';
import { embeddedHost } from './test-servers.ts';

/** An embedded database in memory with the API's tables and no rows, in the host process of this Jest worker. */
export function openEmbeddedForTest(): ConnectionSource {
  return poolSource(new pg.Pool({ ...embeddedPoolOptions, ...embeddedHost() }));
}
