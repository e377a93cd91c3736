import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Runs statements that only the owner of the tables may run, then restores the role of the transaction. */
export async function asOwner(tx: Tx, statements: readonly string[]) {
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx);
  await sql`set local role none`.execute(tx);
  for (const statement of statements) await sql.raw(statement).execute(tx);
  await sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`.execute(tx);
}

/**
 * Adds very many rows to tables: drops their indexes, except those of keys, and creates them again once the rows are
 * loaded, which is faster than maintaining them row by row. Until the transaction ends no other session can read the
 * tables: this is for a database that is being filled.
 */
export async function bulkLoad(tx: Tx, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = any(${tables}::text[]::regclass[]) and not i.indisprimary
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by i.indexrelid`.execute(tx);
  await asOwner(
    tx,
    indexes.map(({ name }) => `drop index ${name}`),
  );
  await work();
  await asOwner(tx, [
    `set local maintenance_work_mem = '128MB'`,
    ...indexes.map(({ definition }) => definition),
  ]);
}
