import { randomUUID } from 'node:crypto';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { fillCompany, keyOf, numberOf, scanOf, sendOut } from './testing.ts';

onEachDatabase('scans that come late or at once', (test) => {
  let admin: TestCompany;
  let scan: ReturnType<typeof scanOf>;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 3);
    scan = scanOf(admin);
  });
  afterEach(() => expectSoundRecords(test()));

  const orderOf = async (n: number) =>
    (await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: [`O-${n}`] } })).body.date?.[0];
  const undo = async (client_id: string) => (await admin.post('/DC/UndoScan', { client_id })).status;
  const move = (n: number, status: string, values: object = {}) =>
    admin.put('/DC/UpdateOrdersStatus', { ...keyOf(n), status, ...values });
  const lines = async () => (await admin.post('/DC/DisplayRunLines', {})).body.data ?? [];

  it.each(['failed', 'delivered', 'return', 'back'])(
    'are done once when they are sent at once: %s',
    async (mode) => {
      await sendOut(admin, [1]);
      const client_id = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => scan(mode, 1, { client_id, reason_id: 'no-answer' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await orderOf(1)).toMatchObject({ attempts: mode === 'back' ? 0 : 1 });
    },
  );

  it('are not taken back once the order has ended, which stays ended', async () => {
    const { client_id } = await scan('in', 1);
    await move(1, 'Delivered', { driver_id: 'D-1' });
    expect(await undo(client_id)).toBe(409);
    const received = await scan('in', 2);
    await move(2, 'Cancelled');
    expect(await undo(received.client_id)).toBe(409);
    expect(await orderOf(1)).toMatchObject({ status: 'Delivered' });
    expect(await orderOf(2)).toMatchObject({ status: 'Cancelled' });
  });

  it('give back the price that another one at the door replaced', async () => {
    await sendOut(admin, [1]);
    const { client_id } = await scan('delivered', 1, { amount_taken: 15, note: 'x' });
    expect(await orderOf(1)).toMatchObject({ total_price: 15 });
    expect(await undo(client_id)).toBe(200);
    expect(await orderOf(1)).toMatchObject({ total_price: 20, status: 'In Transit' });
  });

  it('do not change the price of an order that is paid elsewhere', async () => {
    await sendOut(admin, [1]);
    await admin.put('/DC/UpdateOrdersCollector', { ...keyOf(1), collector: 'Company' });
    expect((await scan('delivered', 1, { amount_taken: 15, note: 'x' })).status).toBe(400);
    expect((await scan('delivered', 1)).status).toBe(200);
  });

  it('take back that a returned parcel came in, but not its return', async () => {
    await sendOut(admin, [1]);
    const returned = await scan('return', 1);
    const { client_id } = await scan('back', 1);
    expect(await undo(returned.client_id)).toBe(409);
    expect(await undo(client_id)).toBe(200);
    expect(await orderOf(1)).toMatchObject({ status: 'Returned', place: 'Driver' });
    expect(await lines()).toMatchObject([{ outcome: 'Returned', is_open: 'No' }]);
  });

  it('are not taken back after a second delivery, nor for a parcel that is on another run', async () => {
    await sendOut(admin, [1, 2]);
    const first = await scan('delivered', 1);
    expect(await undo(first.client_id)).toBe(200);
    await scan('delivered', 1);
    expect(await undo(first.client_id)).toBe(409);
    const back = await scan('back', 2);
    await admin.post('/DC/CreateRun', { driver_id: 'D-2', day: '2026-02-01', orders: [keyOf(2)] });
    expect(await undo(back.client_id)).toBe(409);
  });

  it('leave a run that is not out yet to its orders, and let it be deleted', async () => {
    for (const n of [1, 2]) await scan('in', n);
    const made = await admin.post('/DC/CreateRun', {
      driver_id: 'D-1',
      day: '2026-01-31',
      orders: [keyOf(1), keyOf(2)],
    });
    await move(1, 'Delivered');
    await move(2, 'Picked Up');
    await scan('back', 2, { run_id: 999 });
    expect(await lines()).toMatchObject([{ merchant_order_id: 'O-2', outcome: null, is_open: 'Yes' }]);
    expect((await admin.post('/DC/DeleteRun', { run_id: numberOf(made, 'run_id') })).status).toBe(200);
  });

  it('of a return without a run are done once, too', async () => {
    await move(1, 'Accepted');
    await move(1, 'Picked Up', { driver_id: 'D-1' });
    const { client_id, status } = await scan('return', 1);
    expect(status).toBe(200);
    await admin.post('/DC/ReverseOrderEnd', { ...keyOf(1), reason: 'x' });
    expect((await scan('return', 1, { client_id })).data).toMatchObject({ status: 'In Transit' });
  });
});
