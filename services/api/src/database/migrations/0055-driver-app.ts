import { sql, type QueryExecutorProvider } from 'kysely';
import { isolateTenants, listRows } from './table-parts.ts';

/** Sessions of drivers. A driver who is disabled, deleted or gets another password has none left. */
async function createSessions(db: QueryExecutorProvider) {
  await sql`
    create table driver_sessions (
      company_id text not null references companies,
      session_id uuid not null,
      driver_id text not null,
      started_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      ended_at timestamptz,
      user_agent text not null,
      address text not null,
      primary key (company_id, session_id),
      foreign key (company_id, driver_id) references drivers
    )`.execute(db);
  await sql`create index driver_sessions_driver on driver_sessions (company_id, driver_id) where ended_at is null`.execute(
    db,
  );
  await isolateTenants(db, 'driver_sessions', 'select, insert, update');
  await sql`create function end_driver_sessions() returns trigger language plpgsql as $$
    begin
      update driver_sessions set ended_at = clock_timestamp()
      where company_id = new.company_id and driver_id = new.driver_id and ended_at is null;
      return null;
    end $$`.execute(db);
  await sql`create trigger end_driver_sessions after update on drivers for each row
    when (old.password_driver is distinct from new.password_driver or (old.status = 'Active' and new.status <> 'Active')
      or (old.deleted_at is null and new.deleted_at is not null))
    execute function end_driver_sessions()`.execute(db);
}

/** The entrance of drivers: a session lives for 16 hours after its last use, and for 7 days at most. */
async function createEntrance(db: QueryExecutorProvider) {
  await sql`
    create function enter_driver(company text, session text, driver text, request text)
    returns table (is_alive boolean, company_status text) language plpgsql as $$
    declare
      person record;
      is_found boolean;
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', 'driver ' || driver, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('jit', 'off', true), set_config('role', 'tawseel_app', true);
      select d.name_driver as name, c.status, s.used_at into person
        from driver_sessions s
        join drivers d on d.company_id = s.company_id and d.driver_id = s.driver_id
        join companies c on c.company_id = s.company_id
        where s.company_id = company and s.session_id = session::uuid and s.driver_id = driver and s.ended_at is null
          and s.used_at > now() - interval '16 hours' and s.started_at > now() - interval '7 days'
          and d.status = 'Active' and d.deleted_at is null;
      is_found := found;
      perform set_config('app.role', 'Driver', true), set_config('app.person', coalesce(person.name, ''), true);
      if is_found and person.used_at < now() - interval '5 minutes' then
        update driver_sessions set used_at = now() where company_id = company and session_id = session::uuid;
      end if;
      return query select is_found, person.status;
    end $$`.execute(db);
}

/** What drivers reported, as their devices sent it: what was applied, and what waits for the dispatcher. */
async function createEvents(db: QueryExecutorProvider) {
  await sql`
    create table driver_events (
      company_id text not null references companies,
      event_id uuid not null,
      driver_id text not null,
      run_id bigint,
      kind text not null,
      merchant_order_id text,
      merchant_id text,
      code text,
      body jsonb not null,
      device_at timestamptz,
      at timestamptz not null,
      received_at timestamptz not null default clock_timestamp(),
      outcome text not null check (outcome in ('Applied', 'Flagged', 'Accepted', 'Dismissed')),
      flag text,
      decided_by text,
      decided_at timestamptz,
      decision_note text,
      undone_at timestamptz,
      primary key (company_id, event_id),
      foreign key (company_id, driver_id) references drivers,
      check ((flag is null) = (outcome = 'Applied')),
      check ((decided_at is null) = (outcome in ('Applied', 'Flagged')))
    )`.execute(db);
  await sql`create index driver_events_flagged on driver_events (company_id, received_at) where outcome = 'Flagged'`.execute(
    db,
  );
  await sql`create index driver_events_order on driver_events (company_id, merchant_order_id, merchant_id)`.execute(
    db,
  );
  await sql`create index driver_events_driver on driver_events (company_id, driver_id, received_at)`.execute(
    db,
  );
  await isolateTenants(db, 'driver_events', 'select, insert, update');
  await listRows(db, 'driver_events');
}

/** Photos and signatures of receivers, which belong to an event. */
async function createProofs(db: QueryExecutorProvider) {
  await sql`
    create table driver_proofs (
      company_id text not null references companies,
      proof_id uuid not null,
      event_id uuid not null,
      merchant_order_id text,
      merchant_id text,
      kind text not null check (kind in ('photo', 'signature')),
      media_type text not null,
      content bytea not null,
      at timestamptz not null,
      received_at timestamptz not null default clock_timestamp(),
      primary key (company_id, proof_id),
      foreign key (company_id, event_id) references driver_events
    )`.execute(db);
  await sql`create index driver_proofs_event on driver_proofs (company_id, event_id)`.execute(db);
  await sql`create index driver_proofs_order on driver_proofs (company_id, merchant_order_id, merchant_id)`.execute(
    db,
  );
  await isolateTenants(db, 'driver_proofs', 'select, insert, update, delete');
  await listRows(db, 'driver_proofs');
}

async function createSettings(db: QueryExecutorProvider) {
  await sql`create table driver_app_settings (company_id text primary key references companies,
    delivery_photo text not null check (delivery_photo in ('Off', 'Optional', 'Required')),
    delivery_signature text not null check (delivery_signature in ('Off', 'Optional', 'Required')),
    shows_commission boolean not null,
    proof_months integer not null check (proof_months between 1 and 60))`.execute(db);
  await isolateTenants(db, 'driver_app_settings', 'select, insert, update');
}

/** The driver's app: sessions, reports, photos and signatures, and what the company decided about them. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createSessions(db);
  await createEntrance(db);
  await createEvents(db);
  await createProofs(db);
  await createSettings(db);
}
