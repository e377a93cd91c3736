import { randomUUID } from 'node:crypto';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { fillCompany, keyOf, scanOf, sendOut } from '../dispatch/testing.ts';
import { balancesOf, eventOf, orderOf, signInPhone, type Phone } from './report-testing.ts';

onEachDatabase('decisions about reports', (test) => {
  let admin: TestCompany;
  let phone: Phone;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 4);
    await sendOut(admin, [1, 2]);
    phone = await signInPhone(test(), admin);
  });
  afterEach(() => expectSoundRecords(test()));

  const decide = (event_id: string, decision: string, note?: string) =>
    admin.post('/DC/DecideDriverEvent', { event_id, decision, ...(note && { note }) });
  const flagged = async () => (await admin.post('/DC/DisplayFlaggedEvents')).body.data ?? [];
  const timeline = async (n: number) => (await admin.post('/DC/OrderTimeline', keyOf(n))).body.data ?? [];
  const sent = async (kind: string, n: number | undefined, values: object = {}) => {
    const event = eventOf(kind, n, values);
    await phone.send(event);
    return event.event_id;
  };

  it('apply what was taken as the price, once, with a note that says whose report it is', async () => {
    const id = await sent('delivered', 1, { amount_taken: 15, note: 'معها أقل' });
    expect(await flagged()).toMatchObject([{ event_id: id, can_apply: true, note: 'معها أقل' }]);
    expect((await decide(id, 'Apply')).status).toBe(200);
    expect(await orderOf(admin, 1)).toMatchObject({ status: 'Delivered', total_price: 15 });
    expect((await balancesOf(admin))[0]).toBe(15);
    const attempt = (await timeline(1)).find(({ kind }) => kind === 'attempt');
    expect(attempt).toMatchObject({ note: expect.stringContaining('معها أقل'), amount: 15 });
    expect(await flagged()).toEqual([]);
    const again = await decide(id, 'Dismiss');
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('already') } });
    expect((await phone.send({ ...eventOf('delivered', 1), event_id: id }))[0]?.flag).toBe('amount');
  });

  it('apply another way of payment before the delivery', async () => {
    const id = await sent('delivered', 1, { type_payment: 'CliQ', amount_taken: 0 });
    expect((await decide(id, 'Apply')).status).toBe(200);
    expect(await orderOf(admin, 1)).toMatchObject({
      status: 'Delivered',
      type_payment: 'CliQ',
      total_price: 20,
    });
    expect((await balancesOf(admin))[0]).toBe(0);
  });

  it('give a parcel that another driver has to the one who delivered it', async () => {
    await scanOf(admin)('back', 1);
    await sendOut(admin, [1], 'D-2');
    const id = await sent('delivered', 1);
    expect(await flagged()).toMatchObject([{ flag: 'elsewhere', can_apply: true }]);
    expect((await decide(id, 'Apply')).status).toBe(200);
    expect(await orderOf(admin, 1)).toMatchObject({ status: 'Delivered', driver_id: 'D-1' });
    expect((await balancesOf(admin)).slice(0, 2)).toEqual([20, 0]);
  });

  it('keep a visit of a driver who has not got the parcel, which stays on its run', async () => {
    await scanOf(admin)('back', 1);
    const run_id = await sendOut(admin, [1], 'D-2');
    const id = await sent('failed', 1, { reason_id: 'no-answer' });
    expect((await decide(id, 'Apply')).status).toBe(200);
    expect(await orderOf(admin, 1)).toMatchObject({ attempts: 1, driver_id: 'D-2' });
    const { body } = await admin.post('/DC/DisplayRunLines', { filter: { run_id: String(run_id) } });
    expect(body.data).toMatchObject([{ is_open: 'Yes', outcome: null }]);
  });

  it('load a parcel that was not received at first, and take back for the driver', async () => {
    const id = await sent('loaded', 3);
    expect(await flagged()).toMatchObject([{ flag: 'refused', can_apply: false }]);
    expect((await decide(id, 'Apply')).status).toBe(409);
    await scanOf(admin)('in', 3);
    expect((await decide(id, 'Apply')).status).toBe(200);
    expect(await orderOf(admin, 3)).toMatchObject({ status: 'In Transit', driver_id: 'D-1' });
  });

  it('put reports aside with a note, and refuse what cannot be applied', async () => {
    await scanOf(admin)('delivered', 1);
    const ended = await sent('failed', 1, { reason_id: 'no-answer' });
    const unread = await sent('handed', 2);
    expect((await decide(ended, 'Apply')).body).toMatchObject({ code: 'changed' });
    expect((await decide(unread, 'Apply')).body).toMatchObject({ code: 'changed' });
    for (const id of [ended, unread]) expect((await decide(id, 'Dismiss', 'خطأ')).status).toBe(200);
    expect(await flagged()).toEqual([]);
    expect((await decide(randomUUID(), 'Apply')).status).toBe(404);
    const other = await test().company();
    expect((await other.post('/DC/DecideDriverEvent', { event_id: ended, decision: 'Apply' })).status).toBe(
      404,
    );
  });

  it('are the dispatcher’s alone, and once if two decide at once', async () => {
    const id = await sent('delivered', 1, { amount_taken: 15 });
    const cashier = await admin.person('Cashier');
    const body = { event_id: id, decision: 'Apply' };
    expect((await cashier.post('/DC/DecideDriverEvent', body)).body.code).toBe('not_permitted');
    const dispatcher = await admin.person('Dispatcher');
    const both = await Promise.all([dispatcher, admin].map((one) => one.post('/DC/DecideDriverEvent', body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await balancesOf(admin))[0]).toBe(15);
  });

  it('wait in the numbers of what needs the administrator', async () => {
    const reports = async () => {
      const data: unknown = (await admin.post('/DC/DisplayAttention')).body.data;
      return Reflect.get(Object(data), 'driver_reports');
    };
    expect(await reports()).toBe(0);
    const id = await sent('delivered', 1, { amount_taken: 15 });
    expect(await reports()).toBe(1);
    const undone = eventOf('undone', undefined, { undoes: id });
    expect((await phone.send(undone))[0]?.outcome).toBe('applied');
    expect(await reports()).toBe(0);
  });
});
