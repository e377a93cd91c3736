import { driverCash } from '@tawseel/api-client/driver-app-schemas';
import * as z from 'zod/mini';
import { fillCompany, scanOf, sendOut } from '../dispatch/testing.ts';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { signDriverIn } from './testing.ts';

onEachDatabase('the cash of a driver', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 0);
  });
  afterEach(() => expectSoundRecords(test()));

  const cashOf = async (driver = 'D-1') => {
    const { post } = await signDriverIn(test(), admin.companyId, { driver });
    return z.parse(driverCash, (await post('/DR/Cash')).body).data;
  };
  const settings = { delivery_photo: 'Off', delivery_signature: 'Required', proof_months: 6 };

  it('is what a handover of all expects, to the fil', async () => {
    for (const [n, total_price] of [12.345, 7.005, 0.1].entries())
      await admin.post('/DC/CreateOrders', orderBody(n + 1, { total_price }));
    await admin.post('/DC/CreateOrders', orderBody(4, { total_price: 99, type_payment: 'Prepaid' }));
    await admin.post('/DC/CreateOrders', orderBody(5, { total_price: 50 }));
    await sendOut(admin, [1, 2, 3, 4, 5]);
    const scan = scanOf(admin);
    for (const n of [1, 2, 3, 4]) await scan('delivered', n);
    await scan('return', 5, { fee_taken: 1.25 });
    const before = await cashOf();
    expect(before).toMatchObject({ holds: 20.7, handovers: [], commission: null });
    expect(before.orders.map(({ merchant_order_id, amount }) => [merchant_order_id, amount])).toEqual([
      ['O-5', 1.25],
      ['O-3', 0.1],
      ['O-2', 7.005],
      ['O-1', 12.345],
    ]);
    const handover = { driver_id: 'D-1', orders: 'all', expected: 20.7, held: 20.7, counted: 20 };
    expect((await admin.post('/DC/PostHandover', { ...handover, expected: 20.701 })).status).toBe(409);
    expect((await admin.post('/DC/PostHandover', { ...handover, difference_reason: 'x' })).status).toBe(200);
    expect(await cashOf()).toMatchObject({
      holds: 0,
      orders: [],
      handovers: [{ handover_id: '1', expected: 20.7, received: 20, orders: 4 }],
    });
  });

  it('is not that of another driver', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1));
    await sendOut(admin, [1], 'D-2');
    await scanOf(admin)('delivered', 1);
    expect(await cashOf()).toEqual({ holds: 0, orders: [], handovers: [], commission: null });
    expect(await cashOf('D-2')).toMatchObject({ holds: 20, orders: [{ parcel_code: expect.any(String) }] });
  });

  it('has the commission if the company shows it', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1));
    await sendOut(admin, [1]);
    await scanOf(admin)('delivered', 1);
    const changed = await admin.put('/DC/UpdateDriverAppSettings', { ...settings, shows_commission: true });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Settings saved.' } });
    expect((await admin.post('/DC/DisplayDriverAppSettings')).body.data).toEqual({
      ...settings,
      shows_commission: true,
    });
    expect(await cashOf()).toMatchObject({ commission: 0.75 });
    const { fields } = (
      await admin.put('/DC/UpdateDriverAppSettings', { ...settings, shows_commission: true, proof_months: 0 })
    ).body;
    expect(Object.keys(fields ?? {})).toEqual(['proof_months']);
  });
});
