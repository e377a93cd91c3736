import { sql } from 'kysely';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { checkRecords } from '../server/check-records.ts';
import { tableRows } from '../testing/table-rows.ts';
import { merchantBody, driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { applyRetention } from './retention.ts';

const update = '/DC/UpdateRetention';

onEachDatabase('retention', (test) => {
  const monthsAgo = (months: number) => {
    const moment = new Date();
    moment.setUTCDate(1);
    moment.setUTCMonth(moment.getUTCMonth() - months);
    return moment.toISOString();
  };
  /** Orders that ended 1, 2, ... months ago, one under way, and deleted orders of the same times. */
  const fill = async (admin: TestCompany, months: number) => {
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await asSystem(test().database, admin.companyId, async (tx) => {
      for (let age = 0; age <= months; age += 1) {
        const common = {
          ...tableRows['orders'],
          company_id: admin.companyId,
          merchant_order_id: `O-${age}`,
          status: age === 0 ? 'Accepted' : 'Cancelled',
          date_order_delivery_customer_end: age === 0 ? null : monthsAgo(age),
        };
        await insertRows(tx, 'orders', [common]);
        await insertRows(tx, 'deleted_orders', [
          { ...common, merchant_order_id: `X-${age}`, timedeleted: monthsAgo(age), from_deletion: 'admin' },
        ]);
      }
    });
  };
  const heldOf = async (admin: TestCompany) => {
    const names = async (path: string) => {
      const rows = (await admin.post(path)).body.date ?? [];
      return rows
        .filter((row) => row.name_customer !== '')
        .map((row) => String(row.merchant_order_id))
        .toSorted();
    };
    return [await names('/DC/DisplayOrders'), await names('/DC/Display_deleted_records_Orders')].flat();
  };
  const eventsOf = async (admin: TestCompany) =>
    (await admin.post('/DC/DisplayActivity', { filter: { entity: 'customer' } })).body.data ?? [];

  it('is none at first, and takes 1 to 120 months', async () => {
    const admin = await test().company();
    const display = async (body?: object) => (await admin.post('/DC/DisplayRetention', body)).body.data;
    expect(await display()).toEqual({ retention_months: null, due: 0 });
    await fill(admin, 3);
    expect(await display({ retention_months: 2 })).toEqual({ retention_months: null, due: 4 });
    for (const retention_months of [0, 121, 1.5, 'many'])
      expect((await admin.put(update, { retention_months })).status).toBe(400);
    expect((await admin.put(update, { retention_months: 3 })).status).toBe(200);
    expect(await display()).toEqual({ retention_months: 3, due: 2 });
    expect((await admin.put(update, { retention_months: null })).status).toBe(200);
    expect(await display()).toEqual({ retention_months: null, due: 0 });
    expect(await eventsOf(admin)).toMatchObject([
      { action: 'update', entity_key: 'retention', after: { retention_months: null } },
      { action: 'update', entity_key: 'retention', after: { retention_months: 3 } },
    ]);
  });

  it('erases the ended and deleted orders of its company by their end, and is recorded', async () => {
    const [admin, other] = [await test().company(), await test().company()];
    for (const company of [admin, other]) await fill(company, 4);
    await admin.put(update, { retention_months: 2 });
    await applyRetention(test().database);
    expect(await heldOf(admin)).toEqual(['O-0', 'O-1', 'X-0', 'X-1']);
    expect(await heldOf(other)).toHaveLength(10);
    const rows = await acrossCompanies(test().database, (tx) =>
      sql<{ key: string }>`select distinct coalesce(a.after, a.before) ->> 'merchant_order_id' as key
        from audit_customers c join audit a using (company_id, entry_id)
        where c.company_id = ${admin.companyId} order by 1`.execute(tx),
    );
    expect(rows.rows.map(({ key }) => key)).toEqual(['O-0', 'O-1', 'X-0', 'X-1']);
    expect((await eventsOf(admin))[0]).toMatchObject({
      action: 'erase',
      entity_key: 'retention',
      actor: 'system',
      after: { retention_months: 2, orders: 3, deleted_orders: 3 },
    });
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it('is applied once a day, and again after a change', async () => {
    const admin = await test().company();
    await fill(admin, 4);
    await admin.put(update, { retention_months: 4 });
    await Promise.all([applyRetention(test().database), applyRetention(test().database)]);
    expect(await heldOf(admin)).toHaveLength(8);
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`update orders set name_customer = 'x', phone_customer = '0790000000' where merchant_order_id = 'O-4'`.execute(
        tx,
      ),
    );
    await applyRetention(test().database);
    expect(await heldOf(admin)).toHaveLength(9);
    await admin.put(update, { retention_months: 3 });
    await applyRetention(test().database);
    expect(await heldOf(admin)).toHaveLength(6);
    expect((await eventsOf(admin)).filter(({ action }) => action === 'erase')).toHaveLength(2);
  });

  it('erases more orders than one transaction takes', async () => {
    const admin = await test().company();
    await fill(admin, 1);
    await asSystem(test().database, admin.companyId, async (tx) => {
      await sql`select set_config('app.trail', 'off', true)`.execute(tx);
      const row = { ...tableRows['orders'], company_id: admin.companyId, status: 'Cancelled' };
      await insertRows(
        tx,
        'orders',
        Array.from({ length: 250 }, (_, n) => ({
          ...row,
          merchant_order_id: `N-${n}`,
          date_order_delivery_customer_end: monthsAgo(12),
        })),
      );
    });
    await admin.put(update, { retention_months: 6 });
    await applyRetention(test().database);
    expect(await heldOf(admin)).toHaveLength(4);
    expect((await eventsOf(admin))[0]).toMatchObject({ after: { orders: 250, deleted_orders: 0 } });
  });
});
