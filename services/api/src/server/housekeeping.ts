import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { acrossCompanies } from '../database/in-company.ts';
import { applyRetention, deleteOldProofs } from '../privacy/retention.ts';

const everyMs = 60 * 60 * 1000;

/** Deletes what has expired: sessions, login attempts, challenges, and idempotency keys after two days. */
export async function clearExpired(database: Database): Promise<void> {
  await acrossCompanies(database, async (tx) => {
    await sql`delete from sessions where expires_at < now() - interval '1 hour'`.execute(tx);
    await sql`delete from driver_sessions where started_at < now() - interval '8 days'`.execute(tx);
    await sql`delete from login_attempts where started_at < now() - interval '1 hour'`.execute(tx);
    await sql`delete from passkey_challenges where created_at < now() - interval '1 hour'`.execute(tx);
    await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(tx);
  });
}

async function keepHouse(database: Database): Promise<void> {
  await clearExpired(database);
  await applyRetention(database);
  await deleteOldProofs(database);
}

/** Runs housekeeping periodically; any number of processes may. */
export function scheduleHousekeeping(database: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    keepHouse(database).catch(onError);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
