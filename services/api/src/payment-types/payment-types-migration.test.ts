import { sql } from 'kysely';
import { migrateWithin } from '../database/migrate.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { tableRows } from '../testing/table-rows.ts';
import { openTestDatabase, testDatabases } from '../testing/test-database.ts';

/** Orders of a version that read payment types from a list in its code: number, status, payment type. */
const orders = [
  ['O-1', 'Delivered', 'Talabat Pay'],
  ['O-2', 'Picked Up', 'cash_on_delivery'],
  ['O-3', 'In Transit', 'Talabat Pay'],
  ['O-4', 'Pending', 'TALABAT-PAY'],
  ['O-5', 'Accepted', 'Visa'],
  ['O-6', 'Cancelled', 'Other pay'],
] as const;

async function openWithOrders(name: string) {
  const database = await openTestDatabase(name);
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  await database.db.transaction().execute(async (tx) => {
    await migrateWithin(tx, '0040-car-service-time');
    await sql`select set_config('app.system', 'on', true), set_config('app.company_id', 'A', true)`.execute(
      tx,
    );
    for (const table of ['companies', 'drivers', 'merchants']) {
      const { password_hash: _, ...row } = { password_hash: '', ...tableRows[table] };
      await insertRows(tx, table, [{ company_id: 'A', ...row }]);
    }
    const { search: _, ...row } = { search: '', ...tableRows.orders };
    await insertRows(
      tx,
      'orders',
      orders.map(([merchant_order_id, status, type_payment]) => ({
        ...row,
        company_id: 'A',
        merchant_order_id,
        status,
        type_payment,
      })),
    );
  });
  return database;
}

test.each(testDatabases())(
  'open orders follow the table of payment types after the migration (%s)',
  async (kind) => {
    const database = await openWithOrders(kind);
    const { collectors, types, logged } = await database.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.system', 'on', true)`.execute(tx);
      const before = await sql<{ count: number }>`select count(*)::int as count from audit`.execute(tx);
      await migrateWithin(tx);
      const rows = await sql<{ id: string; collector: string | null }>`
      select merchant_order_id as id, collector from orders order by 1`.execute(tx);
      const added = await sql<{ wording: string; collector: string }>`
      select wording, collector from payment_types where company_id = 'A' and collector = 'Undecided'`.execute(
        tx,
      );
      const after = await sql<{ count: number }>`select count(*)::int as count from audit`.execute(tx);
      return {
        collectors: Object.fromEntries(rows.rows.map(({ id, collector }) => [id, collector])),
        types: added.rows,
        logged: (after.rows[0]?.count ?? 0) - (before.rows[0]?.count ?? 0),
      };
    });
    expect(collectors).toEqual({
      'O-1': null,
      'O-2': 'Driver',
      'O-3': 'Undecided',
      'O-4': 'Undecided',
      'O-5': 'Company',
      'O-6': null,
    });
    expect(types).toEqual([{ wording: 'TALABAT-PAY', collector: 'Undecided' }]);
    expect(logged).toBe(0);
    await database.close();
  },
  60_000,
);
