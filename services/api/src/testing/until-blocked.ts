import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';

/** Resolves once another transaction waits for this one. The embedded database has no two at the same time. */
export async function untilBlocked({ kind }: Database, tx: Tx): Promise<void> {
  if (kind === 'embedded') return;
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await sql`select from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
    if (rows.length > 0) return;
    await pause(20);
  }
  throw new Error('No other transaction waited.');
}
