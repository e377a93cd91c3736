import { sql } from 'kysely';
import { accountText, type AccountName } from '../accounts/account-name.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Database, Tx } from '../database/database.ts';

const windowMinutes = 15;

/**
 * Failed attempts in a window. A stranger's attempt counts for its network with the account, for its network, which many
 * people behind one router may share, and for the account, so that many networks together cannot guess without limit.
 * A known browser's attempt counts only for itself, so that no stranger exhausts its limit.
 */
const limits = { stranger: 10, network: 40, account: 50, browser: 10 } as const;

/** A counter of failed attempts. */
export interface Subject {
  subject: string;
  limit: number;
  /** Whether a success clears all earlier attempts, or only itself. */
  isOwn: boolean;
}

/** Failures of an attempt's subjects in their windows, including the attempt itself. */
export interface Counted {
  failures: number;
  /** Whether later attempts are refused until the window ends. */
  isLast: boolean;
}

/** Counters of an attempt from a browser unknown to the account. */
export function strangerSubjects(name: AccountName, network: string): Subject[] {
  const account = accountText(name);
  return [
    { subject: `stranger ${network} ${account}`, limit: limits.stranger, isOwn: true },
    ...networkSubjects(network),
    { subject: `account ${account}`, limit: limits.account, isOwn: false },
  ];
}

/** Counters of an attempt that names no account, such as one with the token of an invitation. */
export function networkSubjects(network: string): Subject[] {
  return [{ subject: `address ${network}`, limit: limits.network, isOwn: false }];
}

/** Counters of an attempt from a known browser. */
export function browserSubjects(name: AccountName, browserId: string): Subject[] {
  return [{ subject: `browser ${browserId} ${accountText(name)}`, limit: limits.browser, isOwn: true }];
}

interface Row {
  subject: string;
  attempts: number;
  seconds_left: number;
}

/**
 * Counts an attempt before the password is compared, so that many at once cannot exceed the limit. The database counts,
 * by its own clock, for all processes together. Beyond a limit, attempts are refused without a write.
 *
 * @throws ApiError `too_many` beyond any limit, with the seconds to wait
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
    throw new ApiError('too_many', {
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

/**
 * Counts an attempt in the name of a user that the company does not have, and returns the number of these in an hour. Whoever
 * invents users is under no limit of an account.
 */
export async function countUnknownUser(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into login_attempts as l (subject, attempts, started_at) values (${`unknown ${companyId}`}, 1, now())
    on conflict (subject) do update set
      attempts = case when l.started_at < now() - interval '1 hour' then 1 else l.attempts + 1 end,
      started_at = case when l.started_at < now() - interval '1 hour' then now() else l.started_at end
    returning attempts`.execute(tx);
  return rows[0]?.attempts ?? 0;
}

/** Reverts {@link countAttempt}: a sign-in that succeeds is not a failed attempt. */
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
