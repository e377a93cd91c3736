import { sql, type Kysely, type RawBuilder } from 'kysely';
import pg from 'pg';
import { databaseOver } from './database.ts';
import { addRole } from './migrations/table-parts.ts';
import { openServerSource } from './server-source.ts';
import { StartError, errorCode, errorText } from './start-error.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Roles of the whole server that nobody signs in as: requests run as the first, the second owns the views of lists. */
const sharedRoles = ['tawseel_app', 'tawseel_lists'] as const;

const extensions = ['pg_trgm', 'btree_gin', 'btree_gist'] as const;

/** The role that the product connects as. */
interface Wanted {
  role: string;
  password: string | undefined;
  database: string;
}

/** Result of the preparation; `created` names the new objects. */
export interface Preparation {
  role: string;
  database: string;
  created: string[];
}

function readWanted(url: string): Wanted {
  const { user, password, database } = new pg.Client({ connectionString: url });
  if (!user || !database) throw new StartError('DATABASE_URL must name a role and a database.');
  return { role: user, password: password || undefined, database };
}

async function withServer<Value>(url: string, variable: string, work: (db: Db) => Promise<Value>) {
  const { db, close } = databaseOver(
    openServerSource(url, 1, () => {}, true),
    'server',
  );
  try {
    return await work(db);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database cannot be prepared (${errorText(error)}); see ${variable}.`);
  } finally {
    await close();
  }
}

async function createLogin(db: Db, { role, password }: Wanted): Promise<string[]> {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${role}`.execute(db);
  if (rows.length > 0) return [];
  const secret = password === undefined ? sql`` : sql`password ${sql.lit(password)}`;
  await sql`create role ${sql.id(role)} login nosuperuser nocreatedb nocreaterole ${secret}`.execute(db);
  return [`role ${role}`];
}

/** Whether a role may become another one. Since PostgreSQL 16 a member needs the option SET for that. */
async function isMember(db: Db, member: string, role: string): Promise<boolean> {
  const { rows } = await sql<{ is_member: boolean }>`
    select pg_has_role(${member}, ${role},
      case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as is_member`.execute(
    db,
  );
  return rows[0]?.is_member === true;
}

const insufficientPrivilege = '42501';

/** Grants a role. @throws StartError that names those who may, when the administrator may not */
async function grantRole(db: Db, role: string, to: RawBuilder<unknown>): Promise<void> {
  try {
    await sql`grant ${sql.id(role)} to ${to}`.execute(db);
  } catch (error) {
    if (errorCode(error) !== insufficientPrivilege) throw error;
    // Since PostgreSQL 16, CREATEROLE alone does not include it.
    const { rows } = await sql<{ administrator: string; others: string[] }>`
      select current_user as administrator, array(
        select rolname::text from pg_roles r where rolsuper or exists (
          select from pg_auth_members where roleid = ${role}::regrole and member = r.oid and admin_option)
        order by 1) as others`.execute(db);
    const { administrator = '', others = [] } = rows[0] ?? {};
    throw new StartError(
      `The role ${administrator} may not grant the role ${role}: ${others.join(', ')} may. Prepare the database as one of these, ` +
        `or let one of them run "grant ${role} to ${administrator} with admin option" first.`,
    );
  }
}

/** Only a member of the owner's role may create a database for it: the administrator becomes one for that time, unless superuser. */
async function asMember<Value>(db: Db, role: string, work: () => Promise<Value>): Promise<Value> {
  const { rows } = await sql<{ is_member: boolean }>`
    select pg_has_role(current_user, ${role}, 'usage') as is_member`.execute(db);
  if (rows[0]?.is_member) return work();
  await grantRole(db, role, sql`current_user`);
  try {
    return await work();
  } finally {
    await sql`revoke ${sql.id(role)} from current_user`.execute(db);
  }
}

/** Template of the database: the server's own settings if they know Arabic letters, which those of `C` do not. */
async function settingsFor(db: Db) {
  const { rows } = await sql<{ is_suitable: boolean }>`
    select pg_encoding_to_char(encoding) = 'UTF8' and datctype not in ('C', 'POSIX') as is_suitable
    from pg_database where datname = 'template1'`.execute(db);
  return rows[0]?.is_suitable
    ? sql``
    : sql`template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`;
}

async function createOwnDatabase(db: Db, { role, database }: Wanted): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select pg_get_userbyid(datdba) as owner from pg_database where datname = ${database}`.execute(db);
  const owner = rows[0]?.owner;
  if (owner === role) return [];
  if (owner !== undefined)
    throw new StartError(
      `The database ${database} belongs to ${owner}: give it to ${role} with "alter database", or name another in DATABASE_URL.`,
    );
  const settings = await settingsFor(db);
  await sql`create database ${sql.id(database)} owner ${sql.id(role)} ${settings}`.execute(db);
  // The shared roles read every row: a role that can become one for its own database must not reach this one.
  await sql`revoke all on database ${sql.id(database)} from public`.execute(db);
  return [`database ${database}`];
}

async function prepareInside(db: Db, { role, database }: Wanted): Promise<void> {
  const { rows } = await sql<{ tableowner: string }>`
    select tableowner from pg_tables where schemaname = 'public' and tableowner <> ${role} limit 1`.execute(
    db,
  );
  if (rows[0])
    throw new StartError(
      `The database ${database} has tables of ${rows[0].tableowner}: only their owner can change them, so DATABASE_URL must name that role.`,
    );
  for (const name of extensions) await sql`create extension if not exists ${sql.id(name)}`.execute(db);
}

/**
 * Prepares a database as the administrator of its server, so that a role without special privileges can migrate and
 * serve it: the role, the roles it may become, the database that it owns, the extensions. Existing objects stay as they
 * are, a password too.
 *
 * @param adminUrl The server, with a role that may create roles and databases.
 * @param url The database as the product will use it.
 * @throws StartError in one sentence
 */
export async function prepareDatabase(adminUrl: string, url: string): Promise<Preparation> {
  const wanted = readWanted(url);
  const { role, database } = wanted;
  const inside = new URL(adminUrl);
  inside.pathname = `/${encodeURIComponent(database)}`;
  const created = await withServer(adminUrl, 'ADMIN_DATABASE_URL', async (db) => {
    const login = await createLogin(db, wanted);
    for (const name of sharedRoles) {
      await addRole(db, name);
      if (!(await isMember(db, role, name))) await grantRole(db, name, sql`${sql.id(role)}`);
    }
    return asMember(db, role, async () => {
      const own = await createOwnDatabase(db, wanted);
      await withServer(inside.href, 'ADMIN_DATABASE_URL', (there) => prepareInside(there, wanted));
      return [...login, ...own];
    });
  });
  await withServer(url, 'DATABASE_URL', (db) => sql`select 1`.execute(db));
  return { role, database, created };
}
