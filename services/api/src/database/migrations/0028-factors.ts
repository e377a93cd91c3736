import { sql, type QueryExecutorProvider } from 'kysely';
import { auditRows, isolateTenants } from './table-parts.ts';

/** Tables of a person's factors. */
const personal = ['totp_secrets', 'recovery_codes', 'passkeys', 'passkey_challenges'] as const;

/** Work that spans companies has no role; see migration 0027. */
const spansCompanies = sql`current_setting('app.system', true) = 'on'`;

/** Second factors of people, the company's rules about them, and when a person last proved to be themselves in a session. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createFactors(db);
  await createSettings(db);
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);
  // A sign-in is a proof; earlier sessions have none.
  await sql`alter table sessions alter column confirmed_at set default now()`.execute(db);
  await markFactors(db);
  await createReset(db);
  await createEntrance(db);
}

async function createFactors(db: QueryExecutorProvider) {
  const ofAccount = sql`company_id text not null, account_id text not null,
    foreign key (company_id, account_id) references accounts on delete cascade`;
  await sql`
    create table totp_secrets (
      ${ofAccount},
      is_confirmed boolean not null,
      secret text not null,
      last_step bigint not null default 0,
      primary key (company_id, account_id, is_confirmed)
    )`.execute(db);
  await sql`
    create table recovery_codes (
      ${ofAccount},
      code_number integer not null,
      code_hash text not null,
      primary key (company_id, account_id, code_number)
    )`.execute(db);
  await sql`
    create table passkeys (
      ${ofAccount},
      passkey_id text not null,
      site text not null,
      name text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      primary key (company_id, passkey_id)
    )`.execute(db);
  await sql`create index passkeys_account on passkeys (company_id, account_id, created_at)`.execute(db);
  await sql`
    create table passkey_challenges (
      ${ofAccount},
      challenge text not null,
      created_at timestamptz not null default now(),
      primary key (company_id, account_id, challenge)
    )`.execute(db);
  for (const table of personal) {
    await isolateTenants(db, table, 'select, insert, update, delete');
    await sql`create policy own_rows on ${sql.table(table)} as restrictive to tawseel_app
      using (account_id = current_setting('app.admin_id', true)
        or current_setting('app.role', true) = 'system' or ${spansCompanies})`.execute(db);
  }
}

async function createSettings(db: QueryExecutorProvider) {
  await sql`
    create table security_settings (
      company_id text primary key references companies,
      factor_required boolean not null default false
    )`.execute(db);
  await isolateTenants(db, 'security_settings', 'select, insert, update');
  const isOwner = sql`(current_setting('app.role', true) in ('Owner', 'system') or ${spansCompanies})`;
  await sql`create policy owner_inserts on security_settings as restrictive for insert to tawseel_app
    with check (${isOwner})`.execute(db);
  await sql`create policy owner_updates on security_settings as restrictive for update to tawseel_app
    using (${isOwner})`.execute(db);
  await auditRows(db, {
    table: 'security_settings',
    entity: 'security',
    key: ['company_id'],
    columns: ['factor_required'],
    amounts: [],
  });
}

/** Accounts show whether they have a factor, which owners may not read. Without one, recovery codes are of no use. */
async function markFactors(db: QueryExecutorProvider) {
  await sql`
    create function mark_factor() returns trigger language plpgsql as $$
    declare
      factor record;
      found_one text;
    begin
      if tg_op = 'DELETE' then factor := old; else factor := new; end if;
      found_one := case when
        exists (select from totp_secrets t where t.company_id = factor.company_id
          and t.account_id = factor.account_id and t.is_confirmed)
        or exists (select from passkeys p where p.company_id = factor.company_id and p.account_id = factor.account_id)
        then 'Yes' else 'No' end;
      update accounts a set has_factor = found_one
        where a.company_id = factor.company_id and a.account_id = factor.account_id and a.has_factor <> found_one;
      if found_one = 'No' then
        delete from recovery_codes r where r.company_id = factor.company_id and r.account_id = factor.account_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger mark_factor after insert or delete or update of is_confirmed on totp_secrets
    for each row execute function mark_factor()`.execute(db);
  await sql`create trigger mark_factor after insert or delete on passkeys
    for each row execute function mark_factor()`.execute(db);
}

/** Owners remove the factors of another person without reading them. */
async function createReset(db: QueryExecutorProvider) {
  await sql`
    create function reset_factors(person text) returns void language plpgsql
    security definer set search_path from current as $$
    declare
      spans text := coalesce(current_setting('app.system', true), '');
    begin
      if coalesce(current_setting('app.role', true), '') not in ('Owner', 'system') then
        raise insufficient_privilege using message = 'Only owners reset factors.';
      end if;
      perform set_config('app.system', 'on', true);
      delete from totp_secrets where company_id = current_setting('app.company_id') and account_id = person;
      delete from passkeys where company_id = current_setting('app.company_id') and account_id = person;
      delete from passkey_challenges where company_id = current_setting('app.company_id') and account_id = person;
      perform set_config('app.system', spans, true);
    end $$`.execute(db);
}

/** Requests also learn whether the person lacks a factor that the company requires. */
async function createEntrance(db: QueryExecutorProvider) {
  await sql`
    create function session_lacks_factor(company text, session text) returns boolean
    language plpgsql stable as $$
    begin
      return exists (select from security_settings r where r.company_id = company and r.factor_required)
        and exists (select from sessions s join accounts a on a.company_id = s.company_id and a.account_id = s.admin_id
          where s.company_id = company and s.session_id = session::uuid and a.has_factor = 'No');
    end $$`.execute(db);
  await sql`drop function enter_company(text, text, integer, text, text)`.execute(db);
  await sql`
    create function enter_company(company text, session text, token_generation integer, admin text, request text)
    returns table (is_alive boolean, company_status text, lacks_factor boolean) language plpgsql as $$
    declare
      alive boolean;
      person accounts;
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', admin, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('role', 'tawseel_app', true);
      alive := session_is_alive(company, session, token_generation);
      if alive then
        select a.* into person from accounts a where a.company_id = company and a.account_id = admin;
      end if;
      perform set_config('app.role', coalesce(person.role, ''), true),
        set_config('app.person', coalesce(person.name, ''), true);
      return query select alive, (select c.status from companies c where c.company_id = company),
        session_lacks_factor(company, session);
    end $$`.execute(db);
  await sql`drop function check_callers(text[], text[], integer[], text[])`.execute(db);
  await sql`
    create function check_callers(companies text[], sessions text[], generations integer[], tables text[])
    returns table (is_alive boolean, company_status text, version bigint, lacks_factor boolean)
    language plpgsql as $$
    begin
      perform set_config('app.system', 'on', true);
      return query select session_is_alive(c.company, c.session, c.generation),
        (select o.status from companies o where o.company_id = c.company),
        (select coalesce(sum(t.changes), 0)::bigint from table_changes t
          where t.company_id = c.company and t.table_name = c.table_name),
        session_lacks_factor(c.company, c.session)
      from unnest(companies, sessions, generations, tables)
        with ordinality c (company, session, generation, table_name, n) order by c.n;
    end $$`.execute(db);
}
