import { addHolders, expectSoundRecords, handoverRequests } from '../testing/handover-requests.ts';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('handovers', (test) => {
  let admin: TestCompany;
  let own: ReturnType<typeof handoverRequests>;

  beforeEach(async () => {
    admin = await test().company();
    own = handoverRequests(admin);
    await addHolders(admin);
  });

  afterEach(() => expectSoundRecords(test()));

  const keysOf = (...numbers: number[]) => numbers.map((n) => `O-${n}:M-1`);

  it('post what was counted, the commission kept and the difference, and free no order twice', async () => {
    await own.deliver(1, { total_price: 20.25 });
    await own.deliver(2);
    await own.deliver(3, { type_payment: 'CliQ' });
    expect(await own.held()).toEqual(['O-1', 'O-2']);
    const before = await own.cash();
    const posting = { orders: keysOf(1, 2), expected: 40.25, held: 40.25, counted: 38, commission_kept: 2 };
    expect((await own.handOver({ ...posting, note: 'x' })).body.message).toBe('The handover was posted.');
    expect(await own.cash()).toEqual({
      ...Object.fromEntries(Object.entries(before).filter(([account]) => account !== 'driver_cash')),
      cash_box: 38,
      driver_commission: 1,
      driver_shortage: 0.25,
    });
    expect(await own.held()).toEqual([]);
    expect(await own.rows('/DC/DisplayHandovers', { filter: { state: 'Posted' } })).toMatchObject([
      {
        handover_id: 1,
        driver_id: 'D-1',
        orders: 2,
        other: 0,
        expected: 40.25,
        difference: -0.25,
        note: 'x',
      },
    ]);
    expect(await own.rows('/DC/DisplayHandoverOrders', { filter: { handover_id: 1 } })).toMatchObject([
      { merchant_order_id: 'O-1', amount: 20.25, city_order: 'عمان' },
      { merchant_order_id: 'O-2', amount: 20 },
    ]);
    expect(await own.rows('/DC/DisplayHandoverDrivers')).toMatchObject([
      { driver_id: 'D-1', cash: 0, orders: 0, shortage: 0.25, commission: 1, held_since: null },
    ]);
    const again = await own.handOver({ ...posting, held: 0 });
    expect(again).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(again.body.message).toMatch(/^Some of these orders are already in handover 1, received by .+\.$/);
  });

  it('book a surplus as a gain of the company, and accept a part of the orders', async () => {
    await own.deliver(1);
    await own.deliver(2);
    const over = { orders: keysOf(2), expected: 20, held: 40, counted: 20.5 };
    expect((await own.handOver(over)).status).toBe(200);
    expect(await own.cash()).toMatchObject({ cash_box: 20.5, cash_differences: -0.5, driver_cash: 20 });
    expect(await own.held()).toEqual(['O-1']);
  });

  it('refuse a posting after a delivery that the cashier did not see, with the present cash', async () => {
    await own.deliver(1);
    await own.deliver(2);
    const seen = { orders: keysOf(1), expected: 20, held: 20, counted: 20 };
    expect(await own.handOver(seen)).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^The driver now holds 40\.00\sJD; it was 20\.00\sJD when you opened this\./,
        ),
        current: { held: 40, orders: 40, other: 0 },
      },
    });
    expect((await own.handOver(seen, { 'accept-language': 'ar' })).body.message).toContain('لدى السائق الآن');
    expect(await own.held()).toEqual(['O-1', 'O-2']);
    expect((await own.handOver({ ...seen, held: 40 })).status).toBe(200);
    expect(await own.cash()).toMatchObject({ driver_cash: 20, cash_box: 20 });
  });

  it('become one when many people post the same at once, and when a key is repeated', async () => {
    await own.deliver(1);
    const posting = { orders: 'all', expected: 20, held: 20, counted: 20 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => own.handOver(posting)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 409),
    ]);
    await own.deliver(2);
    const key = { 'idempotency-key': 'handover-2' };
    const same = await Promise.all(Array.from({ length: 10 }, () => own.handOver(posting, key)));
    expect(same.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await own.cash()).toMatchObject({ cash_box: 40 });
    expect(await own.rows('/DC/DisplayHandovers')).toHaveLength(2);
  });

  it('keep the orders of deliveries that happen while drivers hand over', async () => {
    await admin.post('/DC/CreateDrivers', driverBody(2));
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => own.deliver(n, { driver_id: n % 2 ? 'D-1' : 'D-2' })));
    const post = async (driver_id: string) => {
      for (let posted = 0; posted < 3;) {
        const filter = { driver_id };
        const [driver] = await own.rows('/DC/DisplayHandoverDrivers', { filter });
        if (!driver) continue;
        const [order] = await own.rows('/DC/DisplayHandoverOrders', {
          filter: { ...filter, handover_id: 0 },
          limit: 1,
        });
        const { status } = await own.handOver({
          driver_id,
          orders: [`${String(order?.merchant_order_id)}:M-1`],
          expected: order?.amount,
          held: driver.cash,
          counted: order?.amount,
        });
        if (status === 200) posted += 1;
        else expect(status).toBe(409);
      }
    };
    await Promise.all([post('D-1'), post('D-2'), own.deliver(7), own.deliver(8, { driver_id: 'D-2' })]);
    expect(await own.cash()).toMatchObject({ cash_box: 120, driver_cash: 40 });
    expect(await own.rows('/DC/DisplayHandovers', { limit: 10 })).toHaveLength(6);
  });

  it('take cash of no order: of the time before, and what was set by hand', async () => {
    await own.setCash(30);
    await own.deliver(1);
    const part = { orders: [], other: 12.5, expected: 12.5, held: 50, counted: 12.5 };
    expect((await own.handOver({ ...part, other: 30.5, expected: 30.5 })).status).toBe(409);
    expect((await own.handOver(part)).status).toBe(200);
    expect((await own.handOver({ orders: 'all', expected: 37.5, held: 37.5, counted: 37.5 })).status).toBe(
      200,
    );
    expect(await own.cash()).toMatchObject({ cash_box: 50, adjustment: 30 });
    expect(await own.rows('/DC/DisplayHandovers')).toMatchObject([
      { other: 17.5, orders: 1 },
      { other: 12.5 },
    ]);
  });

  it('are reversed once, with a reason, and leave the driver as before', async () => {
    await own.deliver(1);
    const before = await own.cash();
    const posting = { orders: 'all', expected: 20, held: 20, counted: 18, commission_kept: 1 };
    await own.handOver(posting);
    const answers = await Promise.all(Array.from({ length: 8 }, () => own.reverse(1)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await own.reverse(1, { 'accept-language': 'ar' })).body.message).toContain('تسليم النقد رقم 1');
    expect((await own.reverse(9)).status).toBe(404);
    expect(await own.cash()).toEqual(before);
    expect(await own.held()).toEqual(['O-1']);
    expect(await own.rows('/DC/DisplayHandovers', { filter: { state: 'Reversed' } })).toMatchObject([
      { handover_id: 1, reversal_reason: 'Wrong count' },
    ]);
    expect((await own.handOver(posting)).status).toBe(200);
    expect(await own.rows('/DC/DisplayHandovers', { filter: { driver_id: 'D-1' } })).toMatchObject([
      { handover_id: 2, state: 'Posted' },
      { handover_id: 1, state: 'Reversed' },
    ]);
  });

  it('of an order whose end is reversed leave the driver a credit, and take its next delivery again', async () => {
    await own.deliver(1);
    await own.handOver({ orders: 'all', expected: 20, held: 20, counted: 20 });
    const order = { merchant_order_id: 'O-1', merchant_id: 'M-1', reason: 'x' };
    expect((await admin.post('/DC/ReverseOrderEnd', order)).status).toBe(200);
    expect(await own.cash()).toEqual({ driver_cash: -20, cash_box: 20 });
    expect((await own.move(1, 'Delivered')).status).toBe(200);
    expect(await own.held()).toEqual(['O-1']);
    expect((await own.handOver({ orders: 'all', expected: 0, held: 0, counted: 0 })).status).toBe(200);
    expect((await own.reverse(1)).status).toBe(200);
    expect(await own.cash()).toMatchObject({ driver_cash: 20 });
    expect(await own.held()).toEqual([]);
  });

  it('keep the reason for a difference, which clients that know of it must name', async () => {
    await own.deliver(1);
    await own.deliver(2);
    const short = { orders: keysOf(1), expected: 20, held: 40, counted: 19, note: 'Late' };
    for (const difference_reason of ['', ' ', 'a\u0007']) {
      const { status, body } = await own.handOver({ ...short, difference_reason });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['difference_reason']]);
    }
    expect((await own.handOver({ ...short, difference_reason: ' One note was torn ' })).status).toBe(200);
    const whole = { orders: keysOf(2), expected: 20, held: 20, counted: 20, difference_reason: '' };
    expect((await own.handOver(whole)).status).toBe(200);
    expect(await own.rows('/DC/DisplayHandovers')).toMatchObject([
      { difference: 0, difference_reason: null },
      { difference: -1, difference_reason: 'One note was torn', note: 'Late' },
    ]);
    const [posting] = await own.rows('/DC/DisplayJournal', {
      filter: { kind: 'handover', reference: '1' },
    });
    expect(posting).toMatchObject({ reason: 'Late · One note was torn' });
    const { text } = await admin.post('/DC/Export/handovers', { format: 'csv', language: 'en' });
    expect(text).toContain('Reason for the difference');
    expect(text).toContain('One note was torn');
  });

  it('refuse more commission than is owed, no orders, unknown orders, and a count that differs from its notes', async () => {
    await own.deliver(1);
    const posting = { orders: 'all', expected: 20, held: 20, counted: 18 };
    for (const [wrong, field] of [
      [{ commission_kept: 1.001 }, 'commission_kept'],
      [{ orders: [], expected: 0 }, 'orders'],
      [{ orders: ['x'] }, 'orders'],
      [{ counts: { 10: 1 } }, 'counted'],
    ] as const) {
      const { status, body } = await own.handOver({ ...posting, ...wrong });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await own.handOver({ ...posting, driver_id: 'D-9' })).status).toBe(404);
    expect((await own.handOver({ ...posting, counts: { 5: 3, coins: 3 } })).status).toBe(200);
    expect((await own.rows('/DC/DisplayHandovers'))[0]?.counts).toEqual({ 5: 3, coins: 3 });
  });
});
