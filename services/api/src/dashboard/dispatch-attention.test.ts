import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { awaitWholeDay, dayOf } from '../testing/present-day.ts';
import { driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const timeOf = (back: number) => `${dayOf(back)}T12:00:00+03:00`;

onEachDatabase('what needs the dispatcher', (test) => {
  let admin: TestCompany;

  /** Orders that differ from one that has moved today. */
  const add = (changes: readonly object[]) =>
    asSystem(test().database, admin.companyId, (tx) =>
      insertRows(
        tx,
        'orders',
        changes.map((values, at) => ({
          company_id: admin.companyId,
          merchant_order_id: `O-${at + 1}`,
          merchant_id: 'M-1',
          driver_id: 'D-1',
          name_order: 'x',
          name_shop: 'x',
          city_order: 'عمان',
          address_order: 'x',
          name_customer: 'x',
          phone_customer: '0790000000',
          status: 'In Transit',
          total_price: 10_000,
          type_payment: 'Cash',
          date_order_start: timeOf(9),
          date_order_delivery_customer: timeOf(-1),
          date_order_delivery_customer_end: null,
          place: 'Driver',
          moved_at: timeOf(0),
          attempts: 0,
          next_attempt_on: null,
          ...values,
        })),
      ),
    );
  const attention = async (company = admin) => {
    const [data] = [(await company.post('/DC/DisplayAttention')).body.data].flat();
    const { unmoved_orders, undecided_orders, old_returns, open_runs } = data ?? {};
    return { unmoved_orders, undecided_orders, old_returns, open_runs };
  };
  const none = { unmoved_orders: 0, undecided_orders: 0, old_returns: 0, open_runs: 0 };

  beforeEach(async () => {
    await awaitWholeDay();
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    for (const n of [1, 2]) await admin.post('/DC/CreateDrivers', driverBody(n));
  });

  it('is nothing where all parcels move', async () => {
    await add([{}, { moved_at: timeOf(1) }, { place: 'Branch' }]);
    expect(await attention()).toEqual(none);
  });

  it('counts parcels under way that have not moved for two days', async () => {
    await add([
      { moved_at: timeOf(3) },
      { moved_at: timeOf(3), place: 'Branch', status: 'Accepted' },
      { moved_at: timeOf(1) },
      { moved_at: timeOf(3), place: 'Merchant', status: 'Pending' },
      { moved_at: timeOf(3), place: 'Customer', status: 'Delivered' },
      {
        moved_at: timeOf(3),
        place: 'Branch',
        status: 'Returned',
        date_order_delivery_customer_end: timeOf(0),
      },
    ]);
    expect(await attention()).toEqual({ ...none, unmoved_orders: 2 });
  });

  it('counts failed attempts that wait for a decision', async () => {
    await add([
      { attempts: 1 },
      { attempts: 2, place: 'Branch', status: 'Picked Up' },
      { attempts: 1, next_attempt_on: dayOf(-1) },
      { attempts: 1, status: 'Delivered', place: 'Customer' },
      { attempts: 1, status: 'Returned', date_order_delivery_customer_end: timeOf(0) },
    ]);
    expect(await attention()).toEqual({ ...none, undecided_orders: 2 });
  });

  it('counts parcels that their merchant gets back for more than three days', async () => {
    await add([
      { status: 'Returned', date_order_delivery_customer_end: timeOf(4) },
      { status: 'Cancelled', place: 'Branch', date_order_delivery_customer_end: timeOf(4) },
      { status: 'Returned', date_order_delivery_customer_end: timeOf(2) },
      { status: 'Returned', place: 'Merchant', date_order_delivery_customer_end: timeOf(4) },
    ]);
    expect(await attention()).toEqual({ ...none, old_returns: 2 });
  });

  it('counts runs of earlier days that are not closed', async () => {
    const create = (driver: number, back: number) =>
      admin.post('/DC/CreateRun', { driver_id: `D-${driver}`, day: dayOf(back), orders: [] });
    for (const [driver, back] of [
      [1, 1],
      [2, 5],
      [1, 0],
      [2, -1],
    ] as const)
      expect((await create(driver, back)).status).toBe(200);
    expect(await attention()).toEqual({ ...none, open_runs: 2 });
    await admin.post('/DC/DeleteRun', { run_id: 1 });
    expect(await attention()).toEqual({ ...none, open_runs: 1 });
    expect(await attention(await test().company())).toEqual(none);
  });

  it('is seen in the list of orders by the same rules', async () => {
    await add([{ moved_at: timeOf(3) }, { attempts: 1 }, {}]);
    const ids = async (filter: object) =>
      (await admin.post('/DC/DisplayOrders', { filter })).body.date?.map((row) => row.merchant_order_id);
    expect(await ids({ attention: 'unmoved' })).toEqual(['O-1']);
    expect(await ids({ stage: 'decide' })).toEqual(['O-2']);
  });
});
