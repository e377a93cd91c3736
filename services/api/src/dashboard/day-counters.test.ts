import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { migrateWithin } from '../database/migrate.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { createRandom } from '../demo/random.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { tableRows } from '../testing/table-rows.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const statuses = ['Accepted', 'Picked Up', 'In Transit', 'Delivered', 'Returned', 'Cancelled'];

/** The dashboard's figures by day, counted from the rows, in fils. */
async function countedFigures(database: Database, companyId: string) {
  const figures = sql<Record<string, number>>`
    with p as (select current_date::timestamptz as today, date_trunc('month', current_date)::timestamptz as month)
    select (select count(*) from orders, p where date_order_start >= p.today)::int as orders_today,
      (select count(*) from orders, p where date_order_start >= p.month)::int as orders_month,
      (select count(*) from orders, p where date_order_delivery_customer_end >= p.today
        and status in ('Returned', 'Cancelled'))::int as ended_today,
      (select coalesce(sum(delivery_price), 0) from profits, p where profit_date >= p.today)::int as earned_today,
      (select coalesce(sum(delivery_price), 0) from profits, p where profit_date >= p.month)::int as earned_month,
      (select coalesce(sum(amount), 0) from expenses, p where date_expense >= p.month and deleted_at is null)::int
        as spent_month`;
  const { rows } = await asSystem(database, companyId, (tx) => figures.execute(tx));
  return rows[0];
}

const fils = (dinars: unknown) => Math.round(Number(dinars) * 1000);

async function shownFigures(admin: TestCompany) {
  const { body: home } = await admin.post('/DC/HomeDashbord');
  const counts = Object.fromEntries(Object.entries(home.data ?? {}));
  const { body: sums } = await admin.post('/DC/DisplayProfitsAfterPaymentTotal');
  return {
    orders_today: counts.orders_today,
    orders_month: counts.orders_month,
    ended_today: sums.Count_Returned_Cancelled__Today,
    earned_today: fils(sums.AllprofitsToday),
    earned_month: fils(sums.AllprofitsThisMonth),
    spent_month: fils(sums.totalExpensesThisMonth),
  };
}

onEachDatabase('counters by day', (test, name) => {
  it('agree with a full count after a random sequence of changes', async () => {
    const admin = await test().company();
    for (const city of ['عمان', 'إربد']) await admin.post('/DC/CreateCitys', cityBody(city));
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    const random = createRandom(1);
    let created = 0;
    const create = () => admin.post('/DC/CreateOrders', orderBody((created += 1), { driver_id: 'D-1' }));
    const key = () => ({ merchant_order_id: `O-${random.integer(1, created)}`, merchant_id: 'M-1' });
    const path = () => `${key().merchant_order_id}/M-1`;
    const days = () => sql`make_interval(days => ${random.integer(-40, 2)})`;
    const changeRows = async (change: RawBuilder<unknown>) => {
      await asSystem(test().database, admin.companyId, (tx) => change.execute(tx));
      return { status: 200 };
    };
    const changes = {
      create,
      move: () => admin.put('/DC/UpdateOrdersStatus', { ...key(), status: random.pick(statuses) }),
      moveMany: () =>
        admin.put('/DC/UpdateOrdersStatusMany', {
          orders: Array.from({ length: 3 }, key),
          status: random.pick(statuses),
        }),
      edit: () =>
        admin.put('/DC/UpdateOrders', {
          ...orderBody(0),
          ...key(),
          city_order: random.pick(['عمان', 'إربد']),
          total_price: random.integer(1, 90),
        }),
      remove: () => admin.delete(`/DC/DeleteOrders/${path()}`),
      restore: () => admin.post(`/DC/RestoreOrders/${path()}`),
      spend: () =>
        admin.post('/DC/CreateExpenses', { description: 'x', quantity: 1, amount: random.integer(1, 9) }),
      hide: () =>
        changeRows(sql`update expenses set deleted_at = case when deleted_at is null then now() end
          where company_expense_id % 2 = ${random.integer(0, 1)}`),
      moveDays: () =>
        changeRows(sql`update orders set date_order_start = date_order_start + ${days()},
          date_order_delivery_customer_end = date_order_delivery_customer_end + ${days()}
          where right(merchant_order_id, 1) = ${String(random.integer(0, 9))}`),
      moveExpenses: () =>
        changeRows(sql`update expenses set date_expense = date_expense + ${days()}
          where company_expense_id % 2 = ${random.integer(0, 1)}`),
    };
    await Promise.all(Array.from({ length: 12 }, create));
    const made = new Set<string>();
    const change = async ([name, run]: readonly [string, () => Promise<{ status: number }>]) => {
      if ((await run()).status === 200) made.add(name);
    };
    for (let round = 0; round < 25; round += 1)
      await Promise.all(Array.from({ length: 4 }, () => change(random.pick(Object.entries(changes)))));
    expect([...made].toSorted()).toEqual(Object.keys(changes).toSorted());
    expect(await checkRecords(test().database)).toEqual([]);
    const counted = await countedFigures(test().database, admin.companyId);
    expect(await shownFigures(admin)).toEqual(counted);
  }, 60_000);

  it('of orders that ended before the counters existed are counted by the migration', async () => {
    const database = await openTestDatabase(name);
    try {
      await sql`drop schema public cascade`.execute(database.db);
      await sql`create schema public`.execute(database.db);
      await database.db.transaction().execute((tx) => migrateWithin(tx, '0024-attention'));
      const ended = ['Returned', 'Cancelled', 'Delivered'].map((status, n) => ({
        ...tableRows.orders,
        company_id: 'old',
        merchant_order_id: `O-${n}`,
        status,
        // The first moment of a day in Amman.
        date_order_delivery_customer_end: '2026-01-30T21:00:00Z',
      }));
      await asSystem(database, 'old', async (tx) => {
        for (const table of ['companies', 'drivers', 'merchants'])
          await insertRows(tx, table, [{ company_id: 'old', ...tableRows[table] }]);
        await insertRows(tx, 'orders', ended);
      });
      await database.db.transaction().execute((tx) => migrateWithin(tx));
      const { rows } = await acrossCompanies(database, (tx) =>
        sql`select key, amount::int from tallies where name = 'ended_by_day'`.execute(tx),
      );
      expect(rows).toEqual([{ key: '2026-01-31', amount: 2 }]);
    } finally {
      await database.close();
    }
  }, 60_000);
});
