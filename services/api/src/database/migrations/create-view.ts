import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';

/** A view that requests read with the rights of `tawseel_lists`; its query isolates tenants by a condition of its own. */
export async function createView(
  db: QueryExecutorProvider,
  name: string,
  query: RawBuilder<unknown>,
): Promise<void> {
  const view = sql.table(name);
  await sql`do $$ begin execute format('grant create on schema %I to tawseel_lists', current_schema()); end $$`.execute(
    db,
  );
  await sql`create view ${view} as ${query}`.execute(db);
  await sql`alter view ${view} owner to tawseel_lists`.execute(db);
  await sql`grant select on ${view} to tawseel_app`.execute(db);
  await sql`do $$ begin execute format('revoke create on schema %I from tawseel_lists', current_schema()); end $$`.execute(
    db,
  );
}
