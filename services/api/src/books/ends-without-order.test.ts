import { sql } from 'kysely';
import { insertRows } from '../demo/insert-rows.ts';
import type { Database } from '../database/database.ts';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { migrateWithin } from '../database/migrate.ts';
import { compareSchema } from '../database/schema/compare-schema.ts';
import { checkRecords } from '../server/check-records.ts';
import { tableRows } from '../testing/table-rows.ts';
import { openTestDatabase, testDatabases } from '../testing/test-database.ts';

const firstVersion = '0009-contract-search';

describe.each(testDatabases())(
  'balances that the demo of the first version set without an order (%s)',
  (kind) => {
    let database: Database;

    beforeAll(async () => {
      database = await openTestDatabase(kind);
      await sql`drop schema public cascade`.execute(database.db);
      await sql`create schema public`.execute(database.db);
      await database.db.transaction().execute((tx) => migrateWithin(tx, firstVersion));
      await asSystem(database, '7', async (tx) => {
        await insertRows(tx, 'companies', [{ ...tableRows['companies'], company_id: '7' }]);
        for (const table of ['drivers', 'merchants'])
          await insertRows(tx, table, [{ ...tableRows[table], company_id: '7' }]);
        await sql`select set_config('app.reason', 'delivered', true)`.execute(tx);
        await sql`update merchants set money_orders = 90000`.execute(tx);
        await sql`update drivers set money_driver = 12000, total_delivery_money = 12000, money_orders = 80000`.execute(
          tx,
        );
        await sql`select set_config('app.reason', 'settlement', true)`.execute(tx);
        await sql`update merchants set money_orders = 20000`.execute(tx);
        await sql`update drivers set money_driver = 2000, money_orders = 10000`.execute(tx);
      });
    });
    afterAll(() => database.close());

    it('are adjustments that the check accepts, and that a search finds', async () => {
      await database.db.transaction().execute((tx) => migrateWithin(tx));
      expect(await checkRecords(database)).toEqual([]);
      expect(await compareSchema(database.db)).toEqual([]);
      const { rows } = await acrossCompanies(database, (tx) =>
        sql<{ kind: string; journals: number; found: number }>`
        select kind, count(*)::integer as journals, (count(*) filter (where t.search_text like kind || ' %'))::integer as found
        from journals join journal_texts t using (company_id, journal_id) where kind <> 'opening' group by kind order by kind`.execute(
          tx,
        ),
      );
      expect(rows).toEqual([
        { kind: 'adjustment', journals: 4, found: 4 },
        { kind: 'settlement', journals: 3, found: 3 },
      ]);
      await expect(
        acrossCompanies(database, (tx) => sql`update journals set kind = 'returned'`.execute(tx)),
      ).rejects.toThrow('journals is append-only');
    });
  },
);
