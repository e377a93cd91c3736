import { expectSoundRecords } from '../testing/handover-requests.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { fillCompany, keyOf, scanOf, sendOut } from '../dispatch/testing.ts';
import { eventOf, orderOf, signInPhone, type Phone } from './report-testing.ts';

onEachDatabase('what a driver reports', (test) => {
  let admin: TestCompany;
  let phone: Phone;
  let run_id: number;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 4);
    run_id = await sendOut(admin, [1, 2, 3]);
    phone = await signInPhone(test(), admin);
  });
  afterEach(() => expectSoundRecords(test()));

  const lines = async () =>
    (await admin.post('/DC/DisplayRunLines', { filter: { run_id: String(run_id) } })).body.data ?? [];
  const timeline = async (n: number) => (await admin.post('/DC/OrderTimeline', keyOf(n))).body.data ?? [];

  it('ends orders and records failed attempts under the name of the driver', async () => {
    expect(await phone.report('delivered', 1, { note: 'جارته استلمت' })).toBe('applied');
    expect(await phone.report('failed', 2, { reason_id: 'no-answer', next_on: '2099-01-01' })).toBe(
      'applied',
    );
    expect(await orderOf(admin, 1)).toMatchObject({ status: 'Delivered', place: 'Customer' });
    expect(await orderOf(admin, 2)).toMatchObject({ attempts: 1, next_attempt_on: '2099-01-01' });
    expect((await lines()).map((line) => line.outcome)).toEqual(['Delivered', 'Failed', null]);
    const events = await timeline(1);
    expect(events.at(-1)).toMatchObject({ person: 'سائق 1' });
    const { data } = (await phone.post('/DR/Cash')).body;
    expect(data).toMatchObject({ holds: 20 });
  });

  it('names an order by the code that was scanned', async () => {
    const code = (await orderOf(admin, 3))?.parcel_code;
    expect(await phone.report('delivered', undefined, { code })).toBe('applied');
    expect(await orderOf(admin, 3)).toMatchObject({ status: 'Delivered' });
  });

  it('loads a parcel onto the run that is out, or onto a new one', async () => {
    await scanOf(admin)('in', 4);
    expect(await phone.report('loaded', 4)).toBe('applied');
    expect(await lines()).toHaveLength(4);
    expect(await orderOf(admin, 4)).toMatchObject({
      status: 'In Transit',
      driver_id: 'D-1',
      place: 'Driver',
    });
    expect(await phone.report('loaded', 4)).toBe('applied');
    const other = await signInPhone(test(), admin, 'D-2');
    expect(await other.report('loaded', 4)).toBe('elsewhere');
    await scanOf(admin)('back', 4);
    await admin.put('/DC/UpdateOrdersDriverMany', { orders: [keyOf(4)], driver_id: 'D-2' });
    expect(await other.report('loaded', 4)).toBe('applied');
    const runs = (await admin.post('/DC/DisplayRuns', {})).body.data ?? [];
    expect(runs.map(({ driver_id, state }) => [driver_id, state]).toSorted()).toEqual([
      ['D-1', 'Issued'],
      ['D-2', 'Issued'],
    ]);
  });

  it('takes a parcel of a run that is not out yet onto the one that is', async () => {
    await scanOf(admin)('in', 4);
    await admin.post('/DC/CreateRun', {
      driver_id: 'D-1',
      day: '2026-02-01',
      orders: [keyOf(4)],
      another: true,
    });
    expect(await phone.report('loaded', 4)).toBe('applied');
    expect(await lines()).toHaveLength(4);
  });

  it('picks a parcel up at its merchant, through the status in between', async () => {
    expect(await phone.report('collected', 4)).toBe('applied');
    expect(await orderOf(admin, 4)).toMatchObject({ status: 'Picked Up', driver_id: 'D-1', place: 'Driver' });
    expect(await phone.report('collected', 4)).toBe('applied');
    expect(await phone.report('delivered', 4)).toBe('applied');
  });

  it('sorts the stops of the run, those that it does not name come last', async () => {
    expect(await phone.report('sorted', undefined, { run_id, orders: [keyOf(3), keyOf(1), keyOf(9)] })).toBe(
      'applied',
    );
    const sorted = (await lines()).toSorted((a, b) => Number(a.position) - Number(b.position));
    expect(sorted.map((line) => line.merchant_order_id)).toEqual(['O-3', 'O-1', 'O-2']);
    const other = await signInPhone(test(), admin, 'D-2');
    expect(await other.report('sorted', undefined, { run_id, orders: [keyOf(1)] })).toBe('elsewhere');
    expect(await other.report('sorted', undefined, { run_id: 999, orders: [] })).toBe('unknown');
  });

  it.each([
    ['delivered', 1, { status: 'In Transit', place: 'Driver' }],
    ['failed', 1, { status: 'In Transit', attempts: 0 }],
    ['collected', 4, { status: 'Pending', place: 'Merchant' }],
  ])('takes back what it said last: %s', async (kind, n, before) => {
    const event = eventOf(kind, n, { reason_id: 'no-answer' });
    const undone = () => eventOf('undone', undefined, { undoes: event.event_id });
    const both = await phone.send(event, undone());
    expect(both.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
    expect(await orderOf(admin, n)).toMatchObject(before);
    expect((await phone.send(undone()))[0]?.outcome).toBe('applied');
    expect((await phone.send(event))[0]?.outcome).toBe('applied');
    expect(await orderOf(admin, n)).toMatchObject(before);
  });

  it('takes back a load while the parcel has no outcome', async () => {
    await scanOf(admin)('in', 4);
    const event = eventOf('loaded', 4);
    await phone.send(event, eventOf('undone', undefined, { undoes: event.event_id }));
    expect(await orderOf(admin, 4)).toMatchObject({ place: 'Branch' });
    expect(await lines()).toHaveLength(3);
  });

  it('does not take back an end of a closed run, nor what another driver reported', async () => {
    const event = eventOf('delivered', 1);
    await phone.send(event);
    const other = await signInPhone(test(), admin, 'D-2');
    expect(await other.report('undone', undefined, { undoes: event.event_id })).toBe('unknown');
    for (const n of [2, 3]) await scanOf(admin)('back', n);
    expect((await admin.post('/DC/CloseRun', { run_id })).status).toBe(200);
    const [outcome] = await phone.send(eventOf('undone', undefined, { undoes: event.event_id }));
    expect(outcome).toMatchObject({ flag: 'refused', message: expect.stringContaining('ten minutes') });
    expect(await orderOf(admin, 1)).toMatchObject({ status: 'Delivered' });
  });
});
