import { randomUUID } from 'node:crypto';
import { manifestResponse } from '@tawseel/api-client/dispatch-schemas';
import { checkRecords } from '../server/check-records.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { fillCompany, keyOf, scanOf, sendOut } from './testing.ts';

onEachDatabase('the dispatch desk', (test) => {
  let admin: TestCompany;
  let scan: ReturnType<typeof scanOf>;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 4);
    scan = scanOf(admin);
  });
  afterEach(async () => expect(await checkRecords(test().database)).toEqual([]));

  const orderOf = async (n: number) => {
    const { body } = await admin.post('/DC/DisplayOrders', { search: `O-${n}` });
    return body.date?.[0];
  };
  const stage = async (name: string) => {
    const { body } = await admin.post('/DC/DisplayOrders', {
      filter: { stage: name },
      sort: 'merchant_order_id',
    });
    return body.date?.map((row) => row.merchant_order_id);
  };
  const runs = async () => (await admin.post('/DC/DisplayRuns', {})).body.data ?? [];
  const lines = async (run_id: number) =>
    (await admin.post('/DC/DisplayRunLines', { filter: { run_id: String(run_id) } })).body.data ?? [];
  const timeline = async (n: number) =>
    ((await admin.post('/DC/OrderTimeline', keyOf(n))).body.data ?? []).map((event) => event.kind);

  it('receives a parcel once, by its code or its order', async () => {
    const code = String((await orderOf(1))?.parcel_code);
    const { data } = await scan('in', 1, { order: undefined, code });
    expect(data).toMatchObject({ status: 'Accepted', place: 'Branch', was_there: false, parcel_code: code });
    expect((await scan('in', 1)).data).toMatchObject({ place: 'Branch', was_there: true });
    expect(await orderOf(1)).toMatchObject({ place: 'Branch', status: 'Accepted', attempts: 0 });
    expect(await stage('collect')).toEqual(['O-2', 'O-3', 'O-4']);
    expect(await stage('branch')).toEqual(['O-1']);
  });

  it('does what a repeated scan says once', async () => {
    const client_id = randomUUID();
    for (const _ of [1, 2])
      expect((await scan('in', 1, { client_id })).data).toMatchObject({ was_there: false });
    expect(await timeline(1)).toEqual(['created', 'moved']);
  });

  it.each([
    ['an unknown code', { order: undefined, code: '123' }, 404],
    ['no code', { order: undefined }, 400],
    ['a reason that is missing', { mode: 'failed' }, 400],
    ['a status that does not allow it', { mode: 'back' }, 409],
    ['a client id that is none', { client_id: '1' }, 400],
  ])('refuses a scan with %s', async (_, values, status) => {
    expect((await scan('in', 1, values)).status).toBe(status);
  });

  it('sends a run out, and knows what became of each parcel', async () => {
    const run_id = await sendOut(admin, [1, 2, 3]);
    expect(await stage('out')).toEqual(['O-1', 'O-2', 'O-3']);
    expect((await admin.post('/DC/CloseRun', { run_id })).status).toBe(409);
    await scan('delivered', 1);
    const failed = await scan('failed', 2, { reason_id: 'no-answer' });
    expect(failed.data).toMatchObject({ attempts: 1, status: 'In Transit', return_proposed: false });
    await scan('back', 3);
    expect(await lines(run_id)).toEqual([
      expect.objectContaining({ merchant_order_id: 'O-1', outcome: 'Delivered', amount_taken: 20 }),
      expect.objectContaining({ merchant_order_id: 'O-2', outcome: 'Failed', reason_id: 'no-answer' }),
      expect.objectContaining({ merchant_order_id: 'O-3', outcome: 'Back', place: 'Branch' }),
    ]);
    const { body } = await admin.post('/DC/CloseRun', { run_id });
    expect(body.data).toEqual({ driver_id: 'D-1', orders: 1, amount: 20 });
    expect(await runs()).toEqual([
      expect.objectContaining({
        state: 'Closed',
        parcels: 3,
        waiting: 0,
        delivered: 1,
        failed: 1,
        collected: 20,
      }),
    ]);
    const held = await admin.post('/DC/DisplayHandoverOrders', { filter: { run_id: String(run_id) } });
    expect(held.body.data).toEqual([expect.objectContaining({ merchant_order_id: 'O-1', amount: 20 })]);
    expect(await timeline(1)).toEqual(['created', 'moved', 'moved', 'moved', 'attempt']);
  });

  it('proposes a return once the attempts are used up, and waits for a decision', async () => {
    await admin.put('/DC/UpdateDispatchSettings', { attempt_limit: 2 });
    await sendOut(admin, [1]);
    await scan('failed', 1, { reason_id: 'no-time' });
    await scan('failed', 1, { reason_id: 'no-answer' });
    expect(await stage('decide')).toEqual([]);
    expect((await scan('failed', 1, { reason_id: 'no-answer' })).data).toMatchObject({
      attempts: 3,
      next_attempt_on: null,
      return_proposed: true,
    });
    expect(await stage('decide')).toEqual(['O-1']);
    expect(await stage('failed')).toEqual(['O-1']);
    const next_attempt_on = '2099-01-01';
    expect((await admin.post('/DC/SetNextAttempt', { ...keyOf(1), next_attempt_on })).status).toBe(200);
    expect(await stage('decide')).toEqual([]);
  });

  it('takes a price at the door that somebody explains, and a fee for a return', async () => {
    const run_id = await sendOut(admin, [1, 2]);
    expect((await scan('delivered', 1, { amount_taken: 15 })).status).toBe(400);
    expect((await scan('delivered', 1, { amount_taken: 15, note: 'discount' })).status).toBe(200);
    expect((await scan('return', 2, { fee_taken: 2 })).status).toBe(200);
    const { body } = await admin.post('/DC/CloseRun', { run_id });
    expect(body.data).toEqual({ driver_id: 'D-1', orders: 2, amount: 17 });
    const [driver] =
      (await admin.post('/DC/DisplayDrivers', {})).body.date?.filter((row) => row.driver_id === 'D-1') ?? [];
    expect(driver).toMatchObject({ money_orders: 17 });
    const merchants = (await admin.post('/DC/DisplayMerchants', {})).body.data ?? [];
    // 15 less 2.50 for the delivery, and 2 less 1.25 for the return.
    expect(merchants[0]).toMatchObject({ money_orders: 13.25 });
  });

  it.each(['in', 'run', 'back', 'failed', 'delivered', 'return'])('takes back a scan: %s', async (mode) => {
    const run_id = mode === 'in' ? 0 : await sendOut(admin, [1]);
    if (mode === 'run') await scan('in', 2);
    const n = mode === 'run' ? 2 : 1;
    const before = await orderOf(n);
    const { client_id, status } = await scan(mode, n, {
      run_id: run_id || undefined,
      reason_id: 'no-answer',
    });
    expect(status).toBe(200);
    expect((await admin.post('/DC/UndoScan', { client_id })).status).toBe(200);
    const isEnd = mode === 'delivered' || mode === 'return';
    const expected = {
      ...before,
      moved_at: expect.anything(),
      ...(mode === 'run' && { status: 'In Transit', driver_id: 'D-1', driver_name: expect.anything() }),
      ...(isEnd && { attempts: 1 }),
    };
    expect(await orderOf(n)).toEqual(expected);
    expect((await admin.post('/DC/UndoScan', { client_id })).status).toBe(409);
  });

  it('moves parcels of statuses that others change', async () => {
    const run_id = await sendOut(admin, [1]);
    await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(1), status: 'Delivered' });
    expect(await orderOf(1)).toMatchObject({ place: 'Customer', attempts: 1 });
    expect(await lines(run_id)).toEqual([expect.objectContaining({ outcome: 'Delivered' })]);
    await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(2), status: 'Delivered', driver_id: 'D-2' });
    expect(await timeline(2)).toEqual(['created', 'moved', 'moved', 'moved', 'attempt']);
  });

  it('keeps an order on one open run, and off the run of another driver', async () => {
    const run_id = await sendOut(admin, [1]);
    const other = await admin.post('/DC/CreateRun', {
      driver_id: 'D-2',
      day: '2026-01-31',
      orders: [keyOf(1)],
    });
    expect(other.status).toBe(409);
    expect((await admin.post('/DC/CreateRun', { driver_id: 'D-1', day: '2026-01-31' })).status).toBe(409);
    expect((await admin.post('/DC/AddToRun', { run_id, orders: [keyOf(2)] })).status).toBe(409);
    await admin.put('/DC/UpdateOrdersDriverMany', { orders: [keyOf(1)], driver_id: 'D-2' });
    expect(await lines(run_id)).toEqual([]);
  });

  it('gives returned parcels back against a signature', async () => {
    await sendOut(admin, [1, 2]);
    for (const n of [1, 2]) await scan('return', n);
    await scan('back', 1);
    expect(await stage('return')).toEqual(['O-1', 'O-2']);
    const [waiting] = (await admin.post('/DC/DisplayWaitingReturns', {})).body.data ?? [];
    expect(waiting).toMatchObject({ merchant_id: 'M-1', parcels: 2, in_branch: 1 });
    const made = await admin.post('/DC/CreateReturnManifest', { merchant_id: 'M-1' });
    const { manifest_id } = manifestResponse.parse(made.body).data;
    const signing = { manifest_id, signer_name: 'سامر' };
    expect((await admin.post('/DC/SignReturnManifest', signing)).status).toBe(200);
    expect((await admin.post('/DC/SignReturnManifest', signing)).status).toBe(409);
    expect(await orderOf(1)).toMatchObject({ place: 'Merchant' });
    expect((await admin.post('/DC/ReverseOrderEnd', { ...keyOf(1), reason: 'x' })).status).toBe(409);
    const [manifest] = (await admin.post('/DC/DisplayReturnManifests', {})).body.data ?? [];
    expect(manifest).toMatchObject({ state: 'Signed', parcels: 1, signer_name: 'سامر' });
  });

  it('proposes the drivers of the city, those with fewer orders first', async () => {
    await sendOut(admin, [1]);
    const { body } = await admin.post('/DC/ProposeDrivers', { orders: [keyOf(2)] });
    expect(body.data).toEqual([
      expect.objectContaining({ driver_id: 'D-2', open: 0 }),
      expect.objectContaining({ driver_id: 'D-1', open: 1 }),
    ]);
    const desk = await admin.post('/DC/DisplayDesk', {});
    expect(desk.body.data).toEqual([
      expect.objectContaining({ city_order: 'عمان', collect: 3, out: 1, branch: 0, decide: 0 }),
    ]);
  });
});
