import { sql } from 'kysely';
import { postAdjustment } from '../books/post-journal.ts';
import { asSystem } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { awaitWholeDay, dayOf } from '../testing/present-day.ts';
import { driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const attention = '/DC/DisplayAttention';
const days = 30;

const noonOf = (back: number) => `${dayOf(back)}T12:00:00+03:00`;
/** A trend with values on some days, by the days before the present one. */
const trendOf = (values: Readonly<Record<number, number>>) =>
  Array.from({ length: days }, (_, at) => values[days - 1 - at] ?? 0);

onEachDatabase('what needs the administrator', (test) => {
  let admin: TestCompany;
  const order = (n: number, changes: object) => ({
    company_id: admin.companyId,
    merchant_order_id: `O-${n}`,
    merchant_id: 'M-1',
    driver_id: 'D-1',
    name_order: 'x',
    name_shop: 'x',
    city_order: 'عمان',
    address_order: 'x',
    name_customer: 'x',
    phone_customer: '0790000000',
    status: 'Accepted',
    total_price: 10_000,
    type_payment: 'Cash',
    date_order_start: noonOf(0),
    date_order_delivery_customer: noonOf(0),
    date_order_delivery_customer_end: null,
    ...changes,
  });
  const ids = async (value: string) => {
    const { body } = await admin.post('/DC/DisplayOrders', { filter: { attention: value } });
    return { total: body.total, ids: (body.date ?? []).map((row) => String(row.merchant_order_id)) };
  };

  beforeAll(async () => {
    await awaitWholeDay();
    admin = await test().company();
    for (const n of [1, 2]) await admin.post('/DC/CreateMerchants', merchantBody(n));
    for (const n of [1, 2]) await admin.post('/DC/CreateDrivers', driverBody(n));
    await asSystem(test().database, admin.companyId, async (tx) => {
      const ended = { date_order_delivery_customer_end: noonOf(0) };
      await insertRows(tx, 'orders', [
        order(1, { driver_id: null, status: 'Pending' }),
        order(2, { driver_id: null, status: 'Cancelled', ...ended, date_order_start: noonOf(1) }),
        order(3, { date_order_delivery_customer: noonOf(1), date_order_start: noonOf(29) }),
        order(4, { date_order_delivery_customer: noonOf(9), status: 'Delivered', ...ended }),
        order(5, { date_order_delivery_customer: noonOf(-1), date_order_start: noonOf(30) }),
        order(6, { driver_id: null, status: 'Pending', date_order_delivery_customer: noonOf(2) }),
      ]);
      await insertRows(tx, 'expenses', [
        { company_id: admin.companyId, description: 'x', quantity: 1, amount: 1500, date_expense: noonOf(7) },
      ]);
      await postAdjustment(tx, admin.companyId, [
        { account: 'driver_cash', holder: 'D-1', amount: 4250 },
        { account: 'merchant_payable', holder: 'M-1', amount: -99_500 },
        { account: 'merchant_payable', holder: 'M-2', amount: 30_000 },
      ]);
      await sql`update companies set end_subscription = ${dayOf(-12)}::text::date
        where company_id = ${admin.companyId}`.execute(tx);
    });
  });

  it('is counted from open orders, balances and ends', async () => {
    const { data } = (await admin.post(attention)).body;
    expect(data).toEqual({
      unassigned_orders: 2,
      late_orders: 2,
      unmoved_orders: 0,
      undecided_orders: 0,
      old_returns: 0,
      open_runs: 0,
      driver_reports: 0,
      drivers: { total: 4.25, most: [{ id: 'D-1', name: driverBody(1).name_driver, amount: 4.25 }] },
      merchants: { total: 69.5, most: [{ id: 'M-1', name: merchantBody(1).full_name, amount: 99.5 }] },
      endings: [{ kind: 'subscription', id: admin.companyId, date: dayOf(-12), days: 12 }],
      trends: {
        orders: trendOf({ 0: 3, 1: 1, 29: 1 }),
        delivered: trendOf({}),
        profits: trendOf({}),
        expenses: trendOf({ 7: 1.5 }),
      },
      setup: { done: ['driver', 'merchant', 'order'], skipped: [] },
    });
  });

  it('has the same sum of the merchants as the figures of the company', async () => {
    const { data } = (await admin.post(attention)).body;
    const figures = (await admin.post('/DC/DisplayProfitsAfterPaymentTotal')).body;
    expect(data).toMatchObject({ merchants: { total: figures.total_Money_orders_All_Merchants } });
  });

  it('filters the list of orders', async () => {
    expect(await ids('unassigned')).toEqual({ total: 2, ids: expect.arrayContaining(['O-1', 'O-6']) });
    expect(await ids('late')).toEqual({ total: 2, ids: expect.arrayContaining(['O-3', 'O-6']) });
    expect(await ids('unsuccessful')).toEqual({ total: 1, ids: ['O-2'] });
    expect((await ids('')).total).toBe(6);
    const refused = await admin.post('/DC/DisplayOrders', { filter: { attention: 'constructor' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'filter.attention': expect.any(String) } },
    });
  });

  it('follows the deletion and the return of an order, and its day counters agree with the rows', async () => {
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    const { data } = (await admin.post(attention)).body;
    expect(data).toMatchObject({ unassigned_orders: 1, trends: { orders: trendOf({ 0: 2, 1: 1, 29: 1 }) } });
    const counters = (await checkRecords(test().database)).filter(({ what }) => what.startsWith('Counter'));
    expect(counters).toEqual([]);
  });

  it('is nothing for a company that has nothing yet', async () => {
    const other = await test().company();
    expect((await other.post(attention)).body.data).toMatchObject({
      unassigned_orders: 0,
      late_orders: 0,
      drivers: { total: 0, most: [] },
      trends: { orders: trendOf({}) },
    });
  });
});
