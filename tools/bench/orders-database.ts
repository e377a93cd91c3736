import { createCompany } from '../../services/api/src/company/create-company.ts';
import { openDatabase, type Database } from '../../services/api/src/database/database.ts';
import { addManyOrders } from '../../services/api/src/testing/many-orders.ts';
import { startPostgres } from '../../services/api/src/testing/postgres-server.ts';

/** A PostgreSQL server of the benchmark, with companies of the given numbers of orders. */
export interface OrdersDatabase {
  /** Address for the owner of the tables, who is subject to row-level security. */
  url: string;
  /** Address for the superuser, who bypasses row-level security. */
  plainUrl: string;
  stop: () => Promise<void>;
}

/** Collects the statistics of the tables, as the server would after a minute. */
async function analyse({ source }: Database) {
  const connection = await source.acquire();
  await connection.query('analyze');
  source.release(connection);
}

/**
 * Starts PostgreSQL with its own settings, durable as in production, and fills it.
 *
 * @param companies Company id -> orders.
 */
export async function ordersDatabase(
  companies: Readonly<Record<string, number>>,
  password: string,
): Promise<OrdersDatabase> {
  const server = await startPostgres({ durable: true });
  try {
    const database = await openDatabase({
      databaseUrl: server.url,
      dataDir: '',
      databasePool: 2,
      isUnhurried: true,
    });
    for (const [company_id, orders] of Object.entries(companies)) {
      const start = performance.now();
      await createCompany(database, { company_id, password, name_company: company_id, name_admin: 'Admin' });
      await addManyOrders(database, company_id, orders);
      console.log(`${orders} orders made in ${Math.round((performance.now() - start) / 1000)} s`);
    }
    await analyse(database);
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: server.url,
    plainUrl: server.url.replace('tawseel@', 'postgres@'),
    stop: () => server.stop(),
  };
}
