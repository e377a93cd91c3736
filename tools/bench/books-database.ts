import { readIdentities } from '../../services/api/src/books/identity.ts';
import { bulkLoad } from '../../services/api/src/database/bulk-load.ts';
import { openDatabase, type Database } from '../../services/api/src/database/database.ts';
import { acrossCompanies, asSystem } from '../../services/api/src/database/in-company.ts';
import { withoutPosting, writeBooks } from '../../services/api/src/demo/books.ts';
import { checkRecords } from '../../services/api/src/server/check-records.ts';
import { cityBody, orderBody } from '../../services/api/src/testing/samples.ts';
import { createTestApi, signedIn, type TestPerson } from '../../services/api/src/testing/test-api.ts';
import { ordersDatabase } from './orders-database.ts';

const password = 'secret-bench';

/** An API in this process over PostgreSQL, with companies whose orders have journals. */
export interface BooksDatabase {
  signIn(companyId: string): Promise<TestPerson>;
  /** Runs every check; returns the number of findings. */
  check(): Promise<number>;
  /** The sentences of {@link readIdentities}. */
  identities(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Collects the statistics of all tables. */
async function analyse(database: Database) {
  const connection = await database.source.acquire();
  await connection.query('analyze');
  database.source.release(connection);
}

/** Writes the journals of the companies' orders. */
async function addJournals(database: Database, companies: readonly string[]) {
  await analyse(database);
  for (const companyId of companies)
    await asSystem(database, companyId, (tx) =>
      withoutPosting(tx, () => bulkLoad(tx, ['journals', 'postings'], () => writeBooks(tx, companyId))),
    );
  await analyse(database);
}

/** @param companies Company id -> orders. */
export async function booksDatabase(companies: Readonly<Record<string, number>>): Promise<BooksDatabase> {
  const server = await ordersDatabase(companies, password);
  const database = await openDatabase({
    databaseUrl: server.url,
    dataDir: '',
    databasePool: 8,
    isUnhurried: true,
  });
  await addJournals(database, Object.keys(companies));
  const api = await createTestApi(database);
  return {
    signIn: (company_id) => signedIn(api, { company_id, password_company: password }),
    check: async () => (await checkRecords(database)).length,
    identities: async () => (await acrossCompanies(database, readIdentities)).map(({ what }) => what),
    async stop() {
      await api.close();
      await server.stop();
    },
  };
}

let orders = 0;

/** Times of deliveries one after another, in ms. The orders are with drivers already. */
export async function deliveryTimes(admin: TestPerson, count: number): Promise<number[]> {
  const keys = Array.from({ length: count }, () => {
    orders += 1;
    return { merchant_order_id: `O-bench-${orders}`, merchant_id: `M-${(orders % 40) + 1}` };
  });
  await admin.post('/DC/CreateCitys', cityBody('Bench'));
  for (const [at, key] of keys.entries()) {
    const body = { ...key, driver_id: `D-${(at % 24) + 1}`, city_order: 'Bench' };
    await admin.post('/DC/CreateOrders', orderBody(1, body));
    for (const status of ['Accepted', 'Picked Up'])
      await admin.put('/DC/UpdateOrdersStatus', { ...key, status });
  }
  const times: number[] = [];
  for (const key of keys) {
    const start = performance.now();
    const { status, text } = await admin.put('/DC/UpdateOrdersStatus', { ...key, status: 'Delivered' });
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(text);
  }
  return times;
}
