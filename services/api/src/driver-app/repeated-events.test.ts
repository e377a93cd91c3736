import { expectSoundRecords } from '../testing/handover-requests.ts';
import { orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { fillCompany, keyOf, sendOut } from '../dispatch/testing.ts';
import { balancesOf, eventOf, orderOf, signInPhone } from './report-testing.ts';

onEachDatabase('reports that are sent again', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 0);
  });
  afterEach(() => expectSoundRecords(test()));

  const fill = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await admin.post('/DC/CreateOrders', orderBody(n));
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    await sendOut(admin, numbers);
    return numbers;
  };
  const attemptsOf = async (n: number) => (await orderOf(admin, n))?.attempts;

  it('count once, 500 of them in ten requests, in their order', async () => {
    const numbers = await fill(50);
    const phone = await signInPhone(test(), admin);
    // Nine failures of each order, and its delivery.
    const events = Array.from({ length: 10 }, (_, round) =>
      numbers.map((n) =>
        round < 9 ? eventOf('failed', n, { reason_id: 'no-answer' }) : eventOf('delivered', n),
      ),
    );
    for (const batch of events)
      expect((await phone.send(...batch)).every(({ outcome }) => outcome === 'applied')).toBe(true);
    expect((await phone.send(...(events[9] ?? []))).every(({ outcome }) => outcome === 'applied')).toBe(true);
    expect([await attemptsOf(1), await attemptsOf(50)]).toEqual([10, 10]);
    expect((await balancesOf(admin))[0]).toBe(50 * 20);
  }, 60_000);

  it('get their first outcome, also where the order ended meanwhile or the response was lost', async () => {
    await fill(3);
    const phone = await signInPhone(test(), admin);
    const failed = eventOf('failed', 1, { reason_id: 'no-answer' });
    const amount = eventOf('delivered', 1, { amount_taken: 15 });
    const delivered = eventOf('delivered', 2);
    const first = await phone.send(failed, amount, delivered);
    expect(first.map(({ flag }) => flag)).toEqual([null, 'amount', null]);
    await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(1), status: 'Returned' });
    const upper = { ...delivered, event_id: delivered.event_id.toUpperCase() };
    const again = await phone.send(failed, upper, amount, eventOf('delivered', 3));
    expect(again.map(({ flag, event_id }) => [flag, event_id]).slice(0, 3)).toEqual([
      [null, failed.event_id],
      [null, upper.event_id],
      ['amount', amount.event_id],
    ]);
    expect([await attemptsOf(1), await attemptsOf(2), await attemptsOf(3)]).toEqual([2, 1, 1]);
    const other = await signInPhone(test(), admin, 'D-2');
    expect((await other.send(delivered))[0]?.flag).toBe('refused');
  });

  it('count once if two phones of the driver send them at once', async () => {
    const numbers = await fill(8);
    const phones = await Promise.all([signInPhone(test(), admin), signInPhone(test(), admin)]);
    const events = numbers.map((n) => eventOf('delivered', n));
    const reversed = events.toReversed();
    const outcomes = await Promise.all(
      phones.map((phone, at) => phone.send(...(at === 0 ? events : reversed))),
    );
    expect(outcomes.flat().map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 16 }, () => 'applied'),
    );
    expect((await balancesOf(admin))[0]).toBe(8 * 20);
  });

  it('end an order once if two phones report it by different taps', async () => {
    await fill(1);
    const phones = await Promise.all([signInPhone(test(), admin), signInPhone(test(), admin)]);
    const flags = await Promise.all(phones.map((phone) => phone.report('delivered', 1)));
    expect(flags.toSorted()).toEqual(['applied', 'ended']);
    expect((await balancesOf(admin))[0]).toBe(20);
  });

  it('make one run for loads of two phones', async () => {
    await fill(2);
    const phones = await Promise.all([0, 1].map(() => signInPhone(test(), admin, 'D-2')));
    for (const n of [3, 4]) {
      await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-2' }));
      await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(n), status: 'Accepted' });
    }
    const flags = await Promise.all(phones.map((phone, at) => phone.report('loaded', at + 3)));
    expect(flags).toEqual(['applied', 'applied']);
    const { body } = await admin.post('/DC/DisplayRuns', { filter: { driver_id: ['D-2'] } });
    expect(body.data).toMatchObject([{ state: 'Issued' }]);
  });
});
