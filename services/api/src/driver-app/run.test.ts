import { driverRun, type DriverRun } from '@tawseel/api-client/driver-app-schemas';
import * as z from 'zod/mini';
import { fillCompany, keyOf, numberOf, scanOf, sendOut } from '../dispatch/testing.ts';
import { awaitWholeDay, dayOf } from '../testing/present-day.ts';
import { orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { signDriverIn } from './testing.ts';

onEachDatabase('the run of a driver', (test) => {
  let admin: TestCompany;
  beforeAll(awaitWholeDay);
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 6);
  });

  const runOf = async (driver = 'D-1'): Promise<DriverRun> => {
    const { post } = await signDriverIn(test(), admin.companyId, { driver });
    const { status, body } = await post('/DR/Run');
    expect(status).toBe(200);
    return z.parse(driverRun, body).data;
  };
  const ids = (rows: readonly { merchant_order_id: string }[]) => rows.map((row) => row.merchant_order_id);
  const createRun = async (day: string, numbers: readonly number[], driver_id = 'D-1') => {
    for (const n of numbers) await scanOf(admin)('in', n);
    const orders = numbers.map(keyOf);
    const made = await admin.post('/DC/CreateRun', { driver_id, day, orders, another: true });
    return numberOf(made, 'run_id');
  };

  it('has the parcels of the driver alone, in the order of the printed sheet', async () => {
    const own = await sendOut(admin, [3, 1]);
    await sendOut(admin, [2, 4], 'D-2');
    const { runs, stops, driver, day, now } = await runOf();
    expect({ driver, day }).toEqual({
      driver: {
        company_id: admin.companyId,
        name_company: 'شركة',
        driver_id: 'D-1',
        name_driver: 'سائق 1',
      },
      day: dayOf(),
    });
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
    expect(runs).toMatchObject([{ run_id: own, state: 'Issued', day: '2026-01-31' }]);
    const { body } = await admin.post('/DC/DisplayRunLines', { filter: { run_id: String(own) } });
    expect(ids(stops)).toEqual(body.data?.map((row) => row.merchant_order_id));
    expect(ids((await runOf('D-2')).stops).toSorted()).toEqual(['O-2', 'O-4']);
  });

  it('has no price of a merchant, no balance and no field beside those of the contract', async () => {
    await sendOut(admin, [1]);
    await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders: 54_321 });
    const { post } = await signDriverIn(test(), admin.companyId);
    const { text } = await post('/DR/Run');
    expect(text).not.toMatch(
      /54321|delivery_price|merchant_profit|money_|salary|commission_driver|total_price/,
    );
    const { stops } = z.parse(driverRun, JSON.parse(text)).data;
    expect(Object.keys({ ...stops[0] }).toSorted()).toEqual(
      [
        'merchant_order_id',
        'merchant_id',
        'run_id',
        'position',
        'parcel_code',
        'pieces',
        'name_shop',
        'name_customer',
        'phone_customer',
        'city_order',
        'address_order',
        'note',
        'to_collect',
        'type_payment',
        'attempts',
        'is_open',
        'outcome',
        'reason_id',
        'amount_taken',
      ].toSorted(),
    );
  });

  it('asks for the price where the driver collects it, and for nothing of orders that are paid elsewhere', async () => {
    await admin.post('/DC/CreateOrders', orderBody(7, { type_payment: 'Prepaid', note: 'الطابق الثالث' }));
    await sendOut(admin, [1, 7]);
    const { stops } = await runOf();
    expect(stops).toMatchObject([
      { merchant_order_id: 'O-1', to_collect: 20, note: '', is_open: true, outcome: null, attempts: 0 },
      { merchant_order_id: 'O-7', to_collect: 0, type_payment: 'Prepaid', note: 'الطابق الثالث' },
    ]);
  });

  it('knows what became of each parcel, and keeps a failed one open', async () => {
    await sendOut(admin, [1, 2, 3, 4]);
    const scan = scanOf(admin);
    await scan('delivered', 1);
    await scan('failed', 2, { reason_id: 'no-answer' });
    await scan('back', 3);
    const { stops, reasons } = await runOf();
    expect(stops).toMatchObject([
      { is_open: false, outcome: 'Delivered', amount_taken: 20, attempts: 1 },
      { is_open: true, outcome: 'Failed', reason_id: 'no-answer', attempts: 1 },
      { is_open: false, outcome: 'Back' },
      { is_open: true, outcome: null },
    ]);
    expect(reasons).toContainEqual(expect.objectContaining({ reason_id: 'no-answer', next_step: 'Retry' }));
  });

  it('leaves out a parcel that another driver got', async () => {
    await sendOut(admin, [1, 2]);
    await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(1), status: 'Delivered', driver_id: 'D-2' });
    expect(ids((await runOf()).stops)).toEqual(['O-2']);
  });

  it('shows drafts and closed runs of today, and no others', async () => {
    await createRun(dayOf(), [1]);
    await createRun(dayOf(-1), [2]);
    for (const [day, n] of [
      [dayOf(), 3],
      [dayOf(1), 4],
    ] as const) {
      const run_id = await createRun(day, [n]);
      await admin.post('/DC/IssueRun', { run_id });
      await scanOf(admin)('delivered', n);
      await admin.post('/DC/CloseRun', { run_id });
    }
    const { runs, stops } = await runOf();
    expect(runs.map(({ state }) => state)).toEqual(['Draft', 'Closed']);
    expect(ids(stops)).toEqual(['O-1', 'O-3']);
  });

  it('names parcels that wait for the driver at their merchants', async () => {
    await admin.post('/DC/CreateOrders', orderBody(8, { driver_id: 'D-1' }));
    await admin.post('/DC/CreateOrders', orderBody(9, { driver_id: 'D-2' }));
    const { pickups } = await runOf();
    expect(pickups).toMatchObject([
      { merchant_order_id: 'O-8', merchant_id: 'M-1', phone_shop: '0780000001' },
    ]);
    await scanOf(admin)('in', 8);
    expect((await runOf()).pickups).toEqual([]);
  });

  it('has the wordings of payment types, and what the company asks for at the door', async () => {
    const { payment_types, settings } = await runOf();
    expect(payment_types).toEqual(expect.arrayContaining(['Cash', 'CliQ']));
    expect(settings).toEqual({
      delivery_photo: 'Optional',
      delivery_signature: 'Off',
      shows_commission: false,
    });
  });

  it('is not that of a driver with the same id of another company', async () => {
    await sendOut(admin, [1]);
    const other = await test().company();
    await fillCompany(other, 1);
    const { post } = await signDriverIn(test(), other.companyId);
    expect(z.parse(driverRun, (await post('/DR/Run')).body).data).toMatchObject({
      driver: { company_id: other.companyId },
      runs: [],
      stops: [],
      pickups: [],
    });
  });
});
