import { sql, type QueryExecutorProvider } from 'kysely';

/** The database writes when a service was added, as it does for other records. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table car_services alter column created_at set default now()`.execute(db);
}
