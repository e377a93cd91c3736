import { writeOrderKey } from '@tawseel/api-client/schemas';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { dataOf, fillCompany, keyOf, scanOf, sendOut } from './testing.ts';

/** Amounts in fils that come from the seed. */
function amountsOf(seed: number) {
  let state = (seed >>> 0) % 233_280;
  return (below: number) => {
    state = (state * 9301 + 49_297) % 233_280;
    return Math.floor((state / 233_280) * below);
  };
}

const jd = (fils: number) => fils / 1000;

onEachDatabase('the cash of a closed run', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 0);
  });
  afterEach(() => expectSoundRecords(test()));

  const heldOf = async (filter: object) => {
    const { body } = await admin.post('/DC/DisplayHandoverOrders', {
      filter: { driver_id: 'D-1', ...filter },
    });
    return body.data ?? [];
  };
  const handOver = (orders: readonly Record<string, unknown>[], amount: number, held: number) =>
    admin.post('/DC/PostHandover', {
      driver_id: 'D-1',
      orders: orders.map((row) =>
        writeOrderKey({ merchant_order_id: String(row.merchant_order_id), merchant_id: 'M-1' }),
      ),
      expected: amount,
      held,
      counted: amount,
    });

  it('is that of its handover, to the fil, whatever was taken at the doors', async () => {
    const random = amountsOf(jest.getSeed());
    const payments = ['Cash', 'Cash', 'Cash', 'CliQ', 'Prepaid'];
    const scan = scanOf(admin);
    const expected = [0, 0];
    const numbers = [0, 1].map((run) => Array.from({ length: 8 }, (_, at) => run * 8 + at + 1));
    const runs: number[] = [];
    for (const own of numbers) {
      for (const n of own)
        await admin.post(
          '/DC/CreateOrders',
          orderBody(n, { total_price: jd(random(90_000)), type_payment: payments[random(5)] }),
        );
      runs.push(await sendOut(admin, own));
    }
    for (const [run, own] of numbers.entries())
      for (const n of own) {
        const { body } = await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: [`O-${n}`] } });
        const { total_price: price = 0, type_payment: payment } = body.date?.[0] ?? {};
        const isOther = random(3) === 0 && payment === 'Cash';
        const taken = isOther ? random(90_000) : Math.round(Number(price) * 1000);
        const fee = random(2) * random(3000);
        const end = random(4);
        if (end === 0) await scan('back', n);
        else if (end === 1) expect((await scan('return', n, { fee_taken: jd(fee) })).status).toBe(200);
        else expect((await scan('delivered', n, { amount_taken: jd(taken), note: 'x' })).status).toBe(200);
        const cash = end === 1 ? fee : end > 1 && payment === 'Cash' ? taken : 0;
        expected[run] = (expected[run] ?? 0) + cash;
      }
    let held = (expected[0] ?? 0) + (expected[1] ?? 0);
    for (const [at, run_id] of runs.entries()) {
      const amount = expected[at] ?? 0;
      const closed = await admin.post('/DC/CloseRun', { run_id });
      const orders = await heldOf({ run_id: String(run_id) });
      expect(dataOf(closed)).toEqual({ driver_id: 'D-1', orders: orders.length, amount: jd(amount) });
      const [shown] =
        (await admin.post('/DC/DisplayRuns', { filter: { run_id: [String(run_id)] } })).body.data ?? [];
      expect(shown).toMatchObject({ state: 'Closed', collected: jd(amount) });
      if (orders.length > 0) expect((await handOver(orders, jd(amount), jd(held))).status).toBe(200);
      held -= amount;
    }
    expect(held).toBe(0);
    expect(await heldOf({ handover_id: 0 })).toEqual([]);
    const drivers = (await admin.post('/DC/DisplayDrivers', {})).body.date ?? [];
    expect(drivers.map((row) => row.money_orders)).toEqual([0, 0]);
  });

  it('is not that of an end which is taken back, nor that of another driver', async () => {
    for (const n of [1, 2, 3]) await admin.post('/DC/CreateOrders', orderBody(n));
    const run_id = await sendOut(admin, [1, 2, 3]);
    const scan = scanOf(admin);
    const { client_id } = await scan('delivered', 1);
    await scan('delivered', 2);
    await admin.post('/DC/UndoScan', { client_id });
    expect((await admin.post('/DC/CloseRun', { run_id })).status).toBe(409);
    await scan('back', 1);
    await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(3), status: 'Delivered', driver_id: 'D-2' });
    expect(dataOf(await admin.post('/DC/CloseRun', { run_id }))).toEqual({
      driver_id: 'D-1',
      orders: 1,
      amount: 20,
    });
  });
});
