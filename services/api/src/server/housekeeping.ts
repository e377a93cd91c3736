import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { acrossCompanies } from '../database/in-company.ts';
import { applyRetention } from '../privacy/retention.ts';

const everyMs = 60 * 60 * 1000;

/** Adds the changes that ended processes of the database counted, so that the sums stay and their rows stay few. */
async function mergeChanges(tx: Tx): Promise<void> {
  await sql`
    with ended as (
      delete from table_changes where process <> 0 and process not in (select pid from pg_stat_activity) returning *
    )
    insert into table_changes as t (company_id, table_name, process, changes)
    select company_id, table_name, 0, sum(changes) from ended group by 1, 2
    on conflict (company_id, table_name, process) do update set changes = t.changes + excluded.changes`.execute(
    tx,
  );
}

/** Deletes what has expired: sessions, login attempts, challenges, and idempotency keys after two days. */
async function clearExpired(database: Database): Promise<void> {
  await acrossCompanies(database, async (tx) => {
    await sql`delete from sessions where expires_at < now() - interval '1 hour'`.execute(tx);
    await sql`delete from login_attempts where started_at < now() - interval '1 hour'`.execute(tx);
    await sql`delete from passkey_challenges where created_at < now() - interval '1 hour'`.execute(tx);
    await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(tx);
    await mergeChanges(tx);
  });
}

async function keepHouse(database: Database): Promise<void> {
  await clearExpired(database);
  await applyRetention(database);
}

/** Runs housekeeping periodically; any number of processes may. */
export function scheduleHousekeeping(database: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    keepHouse(database).catch(onError);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
