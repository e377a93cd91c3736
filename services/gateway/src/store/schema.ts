import type { ReleaseDatabase, Sql } from './database.ts';

/** Holds while tables are created, so that one process does it. */
const lockSql = `select pg_advisory_xact_lock(hashtextextended('tawseel releases', 0))`;

/** Versions of the tables, apart from those of the API. Later versions are added at the end. */
const versions: readonly string[] = [
  `
  -- The texts of registry.json and tokens.json of a store folder.
  create table releases.state (
    is_only boolean primary key check (is_only),
    revision bigint not null,
    registry text,
    tokens text
  );
  insert into releases.state values (true, 1, null, null);
  create table releases.files (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    content bytea not null
  );
  -- Most files are compressed already.
  alter table releases.files alter column content set storage external;
  create table releases.stored (
    app text not null,
    version text not null,
    used timestamptz not null,
    primary key (app, version)
  );
  create table releases.stored_files (
    app text not null,
    version text not null,
    path text not null,
    hash text not null references releases.files,
    primary key (app, version, path),
    foreign key (app, version) references releases.stored on delete cascade
  );
  create index stored_files_hash on releases.stored_files (hash);
  create table releases.canary_failures (
    app text not null,
    version text not null,
    since text not null,
    visitor text not null,
    failed_at timestamptz not null,
    primary key (app, version, since, visitor)
  );
  create table releases.reports (
    app text not null,
    version text not null,
    reason text not null,
    reports bigint not null,
    latest timestamptz not null,
    primary key (app, version, reason)
  );
`,
  `
  -- Source maps, apart from the files that gateways serve.
  create table releases.maps (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    content bytea not null
  );
  alter table releases.maps alter column content set storage external;
  create table releases.stored_maps (
    app text not null,
    version text not null,
    path text not null,
    hash text not null references releases.maps,
    primary key (app, version, path),
    foreign key (app, version) references releases.stored on delete cascade
  );
  create index stored_maps_hash on releases.stored_maps (hash);
  create table releases.stacks (
    id text primary key,
    app text not null,
    version text not null,
    reason text not null,
    name text not null,
    at text[] not null,
    reports bigint not null,
    latest timestamptz not null,
    foreign key (app, version) references releases.stored on delete cascade
  );
  create index stacks_release on releases.stacks (app, version, latest);
`,
];

async function versionOf(sql: Sql): Promise<number> {
  const [known] = await sql.query<{ known: boolean }>(
    `select to_regclass('releases.schema_version') is not null as known`,
  );
  if (!known?.known) return 0;
  const [row] = await sql.query<{ version: number }>('select version from releases.schema_version');
  return row?.version ?? 0;
}

/** Brings the tables of the schema `releases` up to date. A newer version of them is left as it is. */
export async function createTables(database: ReleaseDatabase): Promise<void> {
  if ((await versionOf(database)) >= versions.length) return;
  await database.inTransaction(async (sql) => {
    await sql.query(lockSql);
    const present = await versionOf(sql);
    if (present >= versions.length) return;
    if (present === 0) {
      await sql.query('create schema if not exists releases');
      await sql.query('create table releases.schema_version (version integer not null)');
      await sql.query('insert into releases.schema_version values (0)');
    }
    for (const version of versions.slice(present)) await sql.query(version);
    await sql.query('update releases.schema_version set version = $1', [versions.length]);
  });
}
