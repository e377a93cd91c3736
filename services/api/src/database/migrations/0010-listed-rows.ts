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
 * Lists that are searched read views, `listed_orders` and so on: the same wall between companies, as a condition of the
 * view. PostgreSQL looks through a row policy only with operators that it knows never to tell what they compare, and
 * `like` is none of them: behind a policy no search would use its index.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  // The views' owner sees all rows of these tables; nobody is it, and requests cannot become it.
  await createRole(db, 'tawseel_lists');
  for (const name of tables) {
    const table = sql.table(name);
    await sql`grant select on ${table} to tawseel_lists`.execute(db);
    await sql`create policy listed_rows on ${table} for select to tawseel_lists using (true)`.execute(db);
  }
  await createListedViews(db, tables);
}
