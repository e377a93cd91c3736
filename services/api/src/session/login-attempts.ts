import { sql } from 'kysely';
import { Fault } from '../errors/fault.ts';
import type { Database, Tx } from '../database/database.ts';

const windowMinutes = 15;

/**
 * Failed attempts in a window. A stranger's count for its network with the company, for its network, which may stand for
 * many people behind one router, and for the company: whoever has many networks must not guess without end. A known
 * browser's count for itself alone, so that no stranger uses up what it has.
 */
const limits = { stranger: 10, network: 40, company: 50, browser: 10 } as const;

/** What an attempt counts for. */
export interface Subject {
  subject: string;
  limit: number;
  /** Whether a success proves all earlier attempts harmless, or only itself. */
  isOwn: boolean;
}

/** How often each of an attempt's subjects has failed in its window, the attempt itself counted as failed. */
export interface Counted {
  failures: number;
  /** The attempts after this one are refused until the window is over. */
  isLast: boolean;
}

/** What an attempt counts for that a browser makes which the company does not know. */
export function strangerSubjects(companyId: string, network: string): Subject[] {
  return [
    { subject: `stranger ${network} ${companyId}`, limit: limits.stranger, isOwn: true },
    { subject: `address ${network}`, limit: limits.network, isOwn: false },
    { subject: `company ${companyId}`, limit: limits.company, isOwn: false },
  ];
}

/** What an attempt counts for that a known browser makes. */
export function browserSubjects(companyId: string, browserId: string): Subject[] {
  return [{ subject: `browser ${browserId} ${companyId}`, limit: limits.browser, isOwn: true }];
}

interface Row {
  subject: string;
  attempts: number;
  seconds_left: number;
}

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip past. Kept in the database, by its
 * clock: all processes count together. Once a limit is reached, attempts are refused without a write.
 *
 * @throws Fault `too_many` past any limit, with the seconds to wait
 */
export async function countAttempt(database: Database, subjects: readonly Subject[]): Promise<Counted> {
  const { rows } = await sql<Row>`
    with asked (subject, at_most) as (values ${sql.join(
      subjects.map(({ subject, limit }) => sql`(${subject}::text, ${limit}::integer)`),
    )}), refused as (
      select l.subject, at_most + 1 as attempts, started_at from login_attempts l join asked using (subject)
      where attempts >= at_most and started_at >= now() - make_interval(mins => ${windowMinutes})
    ), counted as (
      insert into login_attempts as l (subject, attempts, started_at)
      select subject, 1, now() from asked where not exists (select from refused) order by subject collate "C"
      on conflict (subject) do update set
        attempts = case when l.started_at < now() - make_interval(mins => ${windowMinutes}) then 1 else l.attempts + 1 end,
        started_at = case when l.started_at < now() - make_interval(mins => ${windowMinutes}) then now() else l.started_at end
      returning subject, attempts, started_at
    )
    select subject, attempts,
      ceil(extract(epoch from started_at + make_interval(mins => ${windowMinutes}) - now()))::int as seconds_left
    from (select * from refused union all select * from counted) r`.execute(database.db);
  const limitOf = new Map(subjects.map(({ subject, limit }) => [subject, limit]));
  const isOver = ({ subject, attempts }: Row) => attempts > (limitOf.get(subject) ?? 0);
  const secondsLeft = Math.max(0, ...rows.filter(isOver).map((row) => row.seconds_left));
  if (rows.some(isOver)) {
    throw new Fault('too_many', {
      message: 'tooManyLogins',
      values: { minutes: Math.ceil(secondsLeft / 60) },
      retryAfterSeconds: secondsLeft,
    });
  }
  return {
    failures: Math.max(...rows.map(({ attempts }) => attempts)),
    isLast: rows.some(({ subject, attempts }) => attempts === limitOf.get(subject)),
  };
}

/** Takes back what {@link countAttempt} counted: a sign-in that succeeds is no attempt. */
export async function forgetAttempt(tx: Tx, subjects: readonly Subject[]): Promise<void> {
  // In the order in which they are counted: two transactions never wait for each other.
  for (const { subject, isOwn } of subjects.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))) {
    await (
      isOwn
        ? sql`delete from login_attempts where subject = ${subject}`
        : sql`update login_attempts set attempts = greatest(attempts - 1, 0) where subject = ${subject}`
    ).execute(tx);
  }
}
