import { sql, type QueryExecutorProvider } from 'kysely';

/** Companies, sessions, sign-in attempts and idempotency keys. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table companies (
      company_id text primary key,
      name_company text not null,
      name_admin text not null,
      admin_id text not null,
      email text not null,
      phone text not null,
      country text not null,
      city text not null,
      type_account_subscription text not null,
      subscription_month integer not null,
      start_subscription date not null,
      end_subscription date not null,
      status text not null check (status in ('Active', 'Suspended')),
      payment bigint not null default 0,
      subscription_value_money bigint not null default 0,
      password_hash text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sessions (
      company_id text not null references companies,
      session_id uuid not null,
      admin_id text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      address text not null,
      primary key (company_id, session_id)
    )`.execute(db);
  // Attempts are counted before the company is known to exist, so this table has no row-level security.
  await sql`
    create table login_attempts (
      subject text primary key,
      attempts integer not null,
      started_at timestamptz not null
    )`.execute(db);
  await sql`
    create table idempotency_keys (
      company_id text not null references companies,
      key text not null,
      request_hash text not null,
      status integer,
      answer text,
      created_at timestamptz not null default now(),
      primary key (company_id, key)
    )`.execute(db);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db);
}
