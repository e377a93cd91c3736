import { sql, type QueryExecutorProvider } from 'kysely';
import { appendOnly, isolateTenants, listRows } from './table-parts.ts';

/** Runs, movements and attempts. An order is on at most one open run; its movements and attempts are numbered without gaps. */
export async function createDispatchTables(db: QueryExecutorProvider) {
  const person = sql`text not null default coalesce(current_setting('app.person', true), '')`;
  await sql`
    create table runs (
      company_id text not null references companies,
      run_id bigint not null,
      driver_id text not null,
      day date not null,
      state text not null default 'Draft' check (state in ('Draft', 'Issued', 'Closed')),
      person ${person},
      created_at timestamptz not null default clock_timestamp(),
      issued_at timestamptz,
      closed_at timestamptz,
      note text,
      primary key (company_id, run_id),
      foreign key (company_id, driver_id) references drivers
    )`.execute(db);
  await sql`create index runs_open on runs (company_id, driver_id, day) where state <> 'Closed'`.execute(db);
  await sql`
    create table run_lines (
      company_id text not null references companies,
      run_id bigint not null,
      merchant_order_id text not null,
      merchant_id text not null,
      position integer not null,
      outcome text check (outcome in ('Delivered', 'Failed', 'Returned', 'Back')),
      is_open boolean not null default true,
      primary key (company_id, run_id, merchant_order_id, merchant_id),
      foreign key (company_id, run_id) references runs
    )`.execute(db);
  await sql`create unique index run_lines_open on run_lines (company_id, merchant_order_id, merchant_id) where is_open`.execute(
    db,
  );
  await sql`create index run_lines_order on run_lines (company_id, merchant_order_id, merchant_id)`.execute(
    db,
  );
  await sql`
    create table movements (
      company_id text not null references companies,
      merchant_order_id text not null,
      merchant_id text not null,
      seq integer not null,
      from_place text not null check (from_place in ('Merchant', 'Branch', 'Driver', 'Customer')),
      to_place text not null check (to_place in ('Merchant', 'Branch', 'Driver', 'Customer')),
      driver_id text,
      run_id bigint,
      person ${person},
      client_id uuid,
      at timestamptz not null default clock_timestamp(),
      received_at timestamptz not null default clock_timestamp(),
      primary key (company_id, merchant_order_id, merchant_id, seq),
      check (from_place <> to_place),
      foreign key (company_id, driver_id) references drivers,
      foreign key (company_id, run_id) references runs
    )`.execute(db);
  await sql`create unique index movements_client on movements (company_id, client_id) where client_id is not null`.execute(
    db,
  );
  await sql`
    create table attempts (
      company_id text not null references companies,
      merchant_order_id text not null,
      merchant_id text not null,
      n integer not null,
      run_id bigint,
      driver_id text,
      outcome text not null check (outcome in ('Delivered', 'Failed', 'Returned')),
      reason_id text,
      counts boolean not null,
      is_reversed boolean not null default false,
      note text,
      amount_taken bigint not null default 0,
      price bigint,
      next_on date,
      person ${person},
      client_id uuid,
      at timestamptz not null default clock_timestamp(),
      received_at timestamptz not null default clock_timestamp(),
      primary key (company_id, merchant_order_id, merchant_id, n),
      check ((outcome = 'Failed') = (reason_id is not null)),
      foreign key (company_id, reason_id) references failure_reasons,
      foreign key (company_id, driver_id) references drivers,
      foreign key (company_id, run_id) references runs
    )`.execute(db);
  await sql`create unique index attempts_client on attempts (company_id, client_id) where client_id is not null`.execute(
    db,
  );
  await sql`create index attempts_run on attempts (company_id, run_id) where run_id is not null`.execute(db);
  await sql`create table dispatch_settings (company_id text primary key references companies,
    attempt_limit integer not null check (attempt_limit between 1 and 9))`.execute(db);
  await sql`
    create table return_manifests (
      company_id text not null references companies,
      manifest_id bigint not null,
      merchant_id text not null,
      state text not null default 'Draft' check (state in ('Draft', 'Signed')),
      created_at timestamptz not null default clock_timestamp(),
      person ${person},
      signed_at timestamptz,
      signer_name text,
      signature text,
      address_seen text,
      user_agent text,
      orders_sha256 text,
      previous_hash text,
      hash text,
      primary key (company_id, manifest_id),
      foreign key (company_id, merchant_id) references merchants,
      check ((state = 'Signed') = (hash is not null))
    )`.execute(db);
  await sql`
    create table return_lines (
      company_id text not null references companies,
      manifest_id bigint not null,
      merchant_order_id text not null,
      merchant_id text not null,
      primary key (company_id, merchant_order_id, merchant_id),
      foreign key (company_id, manifest_id) references return_manifests
    )`.execute(db);
  await sql`create index return_lines_manifest on return_lines (company_id, manifest_id)`.execute(db);
  const rights: Readonly<Record<string, string>> = {
    runs: 'select, insert, update, delete',
    run_lines: 'select, insert, update, delete',
    movements: 'select, insert',
    attempts: 'select, insert, update, delete',
    dispatch_settings: 'select, insert, update',
    return_manifests: 'select, insert, update, delete',
    return_lines: 'select, insert, delete',
  };
  for (const [table, granted] of Object.entries(rights)) {
    await isolateTenants(db, table, granted);
    await listRows(db, table);
  }
  await appendOnly(db, 'movements');
}
