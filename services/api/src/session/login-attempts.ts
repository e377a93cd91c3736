import { sql } from 'kysely';
import { Fault } from '../answers/fault.ts';
import type { Database, Tx } from '../database/database.ts';

const windowMinutes = 15;
/** Failed attempts in a window. An address may stand for many people behind one router. */
const limits = { company: 10, address: 40 } as const;

interface Attempt {
  subject: string;
  attempts: number;
  seconds_left: number;
}

function subjects(companyId: string, address: string) {
  return { company: `company ${companyId}`, address: `address ${address}` };
}

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip past, for the company and for the
 * address. Kept in the database: all processes count together.
 *
 * @throws Fault `too_many` past either limit, with the seconds to wait
 */
export async function countAttempt(database: Database, companyId: string, address: string): Promise<void> {
  const subject = subjects(companyId, address);
  const { rows } = await sql<Attempt>`
    insert into login_attempts as l (subject, attempts, started_at)
    values (${subject.address}, 1, now()), (${subject.company}, 1, now())
    on conflict (subject) do update set
      attempts = case when l.started_at < now() - make_interval(mins => ${windowMinutes}) then 1 else l.attempts + 1 end,
      started_at = case when l.started_at < now() - make_interval(mins => ${windowMinutes}) then now() else l.started_at end
    returning subject, attempts,
      ceil(extract(epoch from started_at + make_interval(mins => ${windowMinutes}) - now()))::int as seconds_left`.execute(
    database.db,
  );
  const over = rows.find(
    (row) => row.attempts > (row.subject === subject.company ? limits.company : limits.address),
  );
  if (!over) return;
  throw new Fault('too_many', {
    message: 'tooManyLogins',
    values: { minutes: Math.ceil(over.seconds_left / 60) },
    retryAfterSeconds: over.seconds_left,
  });
}

/** Takes back what {@link countAttempt} counted: a login that succeeds is no attempt. */
export async function forgetAttempt(tx: Tx, companyId: string, address: string): Promise<void> {
  const subject = subjects(companyId, address);
  await sql`delete from login_attempts where subject = ${subject.company}`.execute(tx);
  await sql`update login_attempts set attempts = greatest(attempts - 1, 0) where subject = ${subject.address}`.execute(
    tx,
  );
}
