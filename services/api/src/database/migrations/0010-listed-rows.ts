import { sql, type QueryExecutorProvider } from 'kysely';
import { createListedViews, createRole } from './table-parts.ts';

const tables = [
  'drivers',
  'cars',
  'cities',
  'merchants',
  'orders',
  'deleted_orders',
  'profits',
  'expenses',
  'audit',
] as const;

/**
 * Searchable lists read views, `listed_orders` and so on, which isolate tenants by a condition of the view.
 * PostgreSQL pushes an operator below a row-level security policy only if it is leakproof, and `like` is not:
 * behind a policy no search would use its index.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  // The views' owner sees all rows of these tables. Nobody signs in as this role, and requests cannot become
  // it.
  await createRole(db, 'tawseel_lists');
  for (const name of tables) {
    const table = sql.table(name);
    await sql`grant select on ${table} to tawseel_lists`.execute(db);
    await sql`create policy listed_rows on ${table} for select to tawseel_lists using (true)`.execute(db);
  }
  await createListedViews(db, tables);
}
