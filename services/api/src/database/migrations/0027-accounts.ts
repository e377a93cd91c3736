import { sql, type QueryExecutorProvider } from 'kysely';
import { isolateTenants, searchColumn } from './table-parts.ts';

/** Work that spans companies has no role; the owner of the tables is a member of the role of requests. */
const spansCompanies = sql`current_setting('app.system', true) = 'on'`;

/** Roles that may read the audit log, and the system itself. */
const auditReaders = sql`current_setting('app.role', true) in ('Owner', 'Accountant', 'system')`;

/** Whether a row is about the caller's own account, or the caller may see those of others. */
const isOwnOr = (accountId: string) =>
  sql`(${sql.id(accountId)} = current_setting('app.admin_id', true)
    or current_setting('app.role', true) in ('Owner', 'system') or ${spansCompanies})`;

/**
 * People of a company sign in by accounts of their own. The password of each company becomes that of its owner's account,
 * which has the id that ledger, audit log and sessions name already.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await createAccounts(db);
  await sql`
    alter table sessions
      add column device text not null default '',
      add column last_seen_at timestamptz not null default now(),
      add foreign key (company_id, admin_id) references accounts on delete cascade`.execute(db);
  await sql`update sessions set last_seen_at = coalesce(replaced_at, created_at)`.execute(db);
  await sql`create index sessions_account on sessions (company_id, admin_id)`.execute(db);
  await createEntrance(db);
  await namePersons(db);
  await restrictRows(db);
}

async function createAccounts(db: QueryExecutorProvider) {
  await sql`
    create table accounts (
      company_id text not null references companies,
      account_id text not null,
      kind text not null check (kind in ('owner', 'staff')),
      name text not null,
      login text not null check ((login = '') = (kind = 'owner')),
      role text not null check (role in ('Owner', 'Accountant', 'Cashier', 'Dispatcher', 'DataEntry', 'Viewer')),
      status text not null check (status in ('Active', 'Invited', 'Disabled')),
      has_factor text not null default 'No' check (has_factor in ('No', 'Yes')),
      last_seen_at timestamptz,
      created_at timestamptz not null default now(),
      password_hash text,
      password_since timestamptz,
      invitation_hash text,
      invitation_expires_at timestamptz,
      ${searchColumn(['account_id', 'name', 'login', 'role', 'status_text(status)', 'has_factor'])},
      primary key (company_id, account_id)
    )`.execute(db);
  await sql`create unique index accounts_login on accounts (company_id, login)`.execute(db);
  await sql`create index accounts_created_at on accounts (company_id, created_at, account_id)`.execute(db);
  await isolateTenants(db, 'accounts', 'select, insert, update, delete');
  const { rows } = await sql<{ system: string | null }>`
    select current_setting('app.system', true) as system`.execute(db);
  await sql`select set_config('app.system', 'on', true)`.execute(db);
  await sql`
    insert into accounts (company_id, account_id, kind, name, login, role, status, created_at, password_hash, password_since)
    select company_id, admin_id, 'owner', name_admin, '', 'Owner', 'Active', created_at, password_hash, created_at
    from companies`.execute(db);
  // Sessions of another account than the owner's could not be checked any more; earlier versions opened none.
  await sql`delete from sessions s where not exists (
    select from accounts a where a.company_id = s.company_id and a.account_id = s.admin_id)`.execute(db);
  await sql`select set_config('app.system', ${rows[0]?.system ?? ''}, true)`.execute(db);
  await sql`alter table companies drop column password_hash`.execute(db);
  // A sign-in changes when a person was last seen, which is no change of the account.
  await sql`create trigger audit_change after insert or delete or update of name, login, role, status, has_factor
    on accounts for each row when (current_setting('app.trail', true) is distinct from 'off')
    execute function audit_change('account', '{account_id}', '{account_id,company_id,created_at,has_factor,invitation_expires_at,kind,last_seen_at,login,name,password_since,role,status}', '{}')`.execute(
    db,
  );
}

/** The role and the name of a request's person come from the account of its session, not from its token. */
async function createEntrance(db: QueryExecutorProvider) {
  await sql`
    create or replace function session_is_alive(company text, session text, token_generation integer) returns boolean
    language plpgsql stable as $$
    begin
      return exists (select from sessions s join accounts a on a.company_id = s.company_id and a.account_id = s.admin_id
        where s.company_id = company and s.session_id = session::uuid and s.expires_at > now() and a.status = 'Active'
          and (token_generation is null or s.generation = token_generation
            or (s.generation = token_generation + 1 and s.replaced_at > now() - interval '1 minute')));
    end $$`.execute(db);
  await sql`
    create or replace function enter_company(company text, session text, token_generation integer, admin text, request text)
    returns table (is_alive boolean, company_status text) language plpgsql as $$
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
      return query select alive, (select c.status from companies c where c.company_id = company);
    end $$`.execute(db);
  // Work of the system itself has no session.
  await sql`
    create or replace function enter_company(company text, session text, admin text, request text)
    returns table (is_alive boolean, company_status text) language plpgsql as $$
    begin
      perform set_config('app.company_id', company, true), set_config('app.admin_id', admin, true),
        set_config('app.request_id', request, true), set_config('TimeZone', 'Asia/Amman', true),
        set_config('app.role', 'system', true), set_config('app.person', '', true),
        set_config('role', 'tawseel_app', true);
      return query select false, (select c.status from companies c where c.company_id = company);
    end $$`.execute(db);
}

/** Entries keep the name that the person had. Earlier entries have none. */
async function namePersons(db: QueryExecutorProvider) {
  for (const table of ['audit', 'ledger']) {
    await sql`alter table ${sql.table(table)} add column person text not null default ''`.execute(db);
    await sql`alter table ${sql.table(table)} alter column person
      set default coalesce(current_setting('app.person', true), '')`.execute(db);
  }
  await sql`create or replace view listed_audit as select * from audit
    where company_id = current_setting('app.company_id', true) and ${auditReaders}`.execute(db);
}

/** Repeats for requests what the permissions of their calls allow. */
async function restrictRows(db: QueryExecutorProvider) {
  await sql`create policy own_rows on accounts as restrictive to tawseel_app using (${isOwnOr('account_id')})`.execute(
    db,
  );
  await sql`create policy own_rows on sessions as restrictive to tawseel_app using (${isOwnOr('admin_id')})`.execute(
    db,
  );
  await sql`create policy audit_readers on audit as restrictive for select to tawseel_app using (${auditReaders} or ${spansCompanies})`.execute(
    db,
  );
}
