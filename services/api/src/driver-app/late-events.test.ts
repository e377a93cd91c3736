import { asSystem } from '../database/in-company.ts';
import { sql } from 'kysely';
import { expectSoundRecords } from '../testing/handover-requests.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { fillCompany, keyOf, scanOf, sendOut } from '../dispatch/testing.ts';
import { balancesOf, eventOf, orderOf, signInPhone, type Phone } from './report-testing.ts';

const day = 24 * 60 * 60 * 1000;

onEachDatabase('reports that come late', (test) => {
  let admin: TestCompany;
  let phone: Phone;
  let run_id: number;
  beforeEach(async () => {
    admin = await test().company();
    await fillCompany(admin, 4);
    run_id = await sendOut(admin, [1, 2]);
    phone = await signInPhone(test(), admin);
  });
  afterEach(() => expectSoundRecords(test()));

  const flagged = async () => (await admin.post('/DC/DisplayFlaggedEvents')).body.data ?? [];

  it('leave an end of the desk as it is, and wait for the dispatcher', async () => {
    await scanOf(admin)('return', 1);
    const before = await balancesOf(admin);
    const [outcome] = await phone.send(eventOf('delivered', 1, { amount_taken: 20 }));
    expect(outcome).toMatchObject({ flag: 'ended', message: expect.stringContaining('Returned') });
    expect(await phone.report('failed', 1, { reason_id: 'no-answer' })).toBe('ended');
    expect(await orderOf(admin, 1)).toMatchObject({ status: 'Returned', attempts: 1 });
    expect(await balancesOf(admin)).toEqual(before);
    expect(await flagged()).toMatchObject([
      { kind: 'failed', flag: 'ended', status: 'Returned', can_apply: false, driver_name: 'سائق 1', run_id },
      { kind: 'delivered', flag: 'ended', merchant_order_id: 'O-1', price: 20, amount_taken: 20, proofs: 0 },
    ]);
  });

  it('do not act on an order that another driver got, and say nothing of it', async () => {
    await scanOf(admin)('back', 1);
    await sendOut(admin, [1], 'D-2');
    expect(await phone.report('delivered', 1)).toBe('elsewhere');
    await scanOf(admin)('delivered', 1);
    const [outcome] = await phone.send(eventOf('delivered', 1));
    expect(outcome?.message).not.toContain('Delivered');
    expect(await orderOf(admin, 1)).toMatchObject({ driver_id: 'D-2', status: 'Delivered' });
  });

  it('do not act on a parcel of a run that the desk has closed', async () => {
    for (const n of [1, 2]) await scanOf(admin)('back', n);
    await admin.post('/DC/CloseRun', { run_id });
    expect(await phone.report('delivered', 1)).toBe('elsewhere');
    expect(await phone.report('sorted', undefined, { run_id, orders: [keyOf(1)] })).toBe('refused');
    expect(await orderOf(admin, 1)).toMatchObject({ place: 'Branch', status: 'In Transit' });
  });

  it('are flagged for another amount or another way of payment, with nothing changed', async () => {
    expect(await phone.report('delivered', 1, { amount_taken: 18.5 })).toBe('amount');
    expect(await phone.report('delivered', 1, { type_payment: 'CliQ' })).toBe('payment');
    expect(await phone.report('delivered', 1, { type_payment: 'CliQ', amount_taken: 3 })).toBe('amount');
    expect(await orderOf(admin, 1)).toMatchObject({ status: 'In Transit', total_price: 20 });
    expect(await phone.report('delivered', 1, { amount_taken: 20, type_payment: ' cash' })).toBe('applied');
    await admin.put('/DC/UpdateOrdersCollector', { ...keyOf(2), collector: 'Company' });
    expect(await phone.report('delivered', 2, { amount_taken: 20 })).toBe('amount');
    expect(await phone.report('delivered', 2, { amount_taken: 0 })).toBe('applied');
  });

  it('are kept between the issue of the run and the receipt if the clock is wrong by a day', async () => {
    const early = eventOf('failed', 1, {
      at: new Date(Date.now() - day).toISOString(),
      reason_id: 'no-answer',
    });
    const late = eventOf('delivered', 2, { at: new Date(Date.now() + day).toISOString() });
    const none = eventOf('failed', 1, { at: 'yesterday', reason_id: 'no-answer' });
    const outcomes = await phone.send(early, late, none);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied']);
    const rows = await asSystem(test().database, admin.companyId, async (tx) => {
      const { rows: events } = await sql<{ is_within: boolean; is_kept: boolean }>`
        select e.at between r.issued_at and e.received_at as is_within, abs(extract(epoch from e.device_at - e.at)) > 80000 as is_kept
        from driver_events e join runs r using (company_id, run_id) order by e.received_at`.execute(tx);
      const { rows: visits } = await sql`select from attempts a join runs r using (company_id, run_id)
        where a.at < r.issued_at or a.at > a.received_at`.execute(tx);
      return { events, visits };
    });
    expect(rows).toEqual({
      events: [
        { is_within: true, is_kept: true },
        { is_within: true, is_kept: true },
        { is_within: true, is_kept: null },
      ],
      visits: [],
    });
  });

  it('of orders of another driver, another company or nobody change nothing', async () => {
    await sendOut(admin, [3], 'D-2');
    const other = await test().company();
    await fillCompany(other, 9);
    await sendOut(other, [9]);
    expect(await phone.report('delivered', 3)).toBe('elsewhere');
    expect(await phone.report('failed', 3, { reason_id: 'refused' })).toBe('elsewhere');
    expect(await phone.report('collected', 3)).toBe('elsewhere');
    expect(await phone.report('delivered', 9)).toBe('unknown');
    expect(await phone.report('delivered', undefined, { code: '0000000000' })).toBe('unknown');
    expect(await phone.report('delivered', undefined)).toBe('unknown');
    expect(await orderOf(admin, 3)).toMatchObject({ status: 'In Transit', attempts: 0, driver_id: 'D-2' });
    expect(await orderOf(other, 9)).toMatchObject({ status: 'In Transit' });
  });

  it('of a newer app are kept, and one bad report never stops the others', async () => {
    const bad = [
      eventOf('handed', 1, { photo: { nested: 'a\0b' } }),
      eventOf('failed', 1, { reason_id: 'nothing' }),
      eventOf('failed', 1),
      eventOf('delivered', 1, { amount_taken: 'much' }),
      eventOf('delivered', 1, { deep: JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`) }),
    ];
    const outcomes = await phone.send(...bad.slice(0, 4), eventOf('delivered', 2), ...bad.slice(4));
    expect(outcomes.map(({ flag }) => flag)).toEqual([
      'unreadable',
      'refused',
      'refused',
      'unreadable',
      null,
      null,
    ]);
    expect(await flagged()).toHaveLength(4);
    expect((await flagged()).find(({ kind }) => kind === 'handed')).toMatchObject({
      merchant_order_id: 'O-1',
      can_apply: false,
    });
    expect(await orderOf(admin, 1)).toMatchObject({ attempts: 1, status: 'Delivered' });
    expect((await phone.post('/DR/Events', { events: [] })).status).toBe(400);
    const many = Array.from({ length: 51 }, () => eventOf('failed', 1));
    expect((await phone.post('/DR/Events', { events: many })).status).toBe(400);
  });
});
