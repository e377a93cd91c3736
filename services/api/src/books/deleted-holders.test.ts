import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { addHolders, expectSoundRecords, handoverRequests } from '../testing/handover-requests.ts';
import { orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('money of deleted holders', (test) => {
  let admin: TestCompany;
  let own: ReturnType<typeof handoverRequests>;

  const key = (n: number) => ({ merchant_order_id: `O-${n}`, merchant_id: 'M-1' });
  const payout = (payout_id: number, expected_total = 17.5) => ({ payout_id, expected_total });
  const draft = () => admin.post('/DC/DraftPayouts', { merchants: ['M-1'] });
  const approve = (id: number) => admin.post('/DC/ApprovePayout', payout(id));
  const pay = (id: number) =>
    admin.post('/DC/PayPayout', { ...payout(id), method: 'Cash', account: '', confirm: 'overdrawn' });
  const cancel = (payout_id: number) => admin.post('/DC/CancelPayout', { payout_id, reason: 'x' });

  beforeEach(async () => {
    admin = await test().company();
    own = handoverRequests(admin);
    await addHolders(admin);
    // Payouts 1 to 3 are paid, approved and a draft.
    for (const n of [1, 2, 3]) {
      await own.deliver(n);
      expect((await draft()).status).toBe(200);
      if (n < 3) expect((await approve(n)).status).toBe(200);
      if (n === 1) expect((await pay(n)).status).toBe(200);
    }
    // Handover 1 leaves a shortage, and the driver holds another order.
    await own.handOver({ orders: 'all', expected: 60, held: 60, counted: 58 });
    await own.deliver(4);
    for (const n of [5, 6, 7]) await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1' }));
    for (const n of [5, 6]) for (const status of ['Accepted', 'Picked Up']) await own.move(n, status);
    expect((await admin.delete('/DC/DeleteOrders/O-7/M-1')).status).toBe(200);
  });
  afterEach(() => expectSoundRecords(test()));

  const acts = {
    deliver: () => own.move(5, 'Delivered'),
    return: () => own.move(6, 'Returned'),
    'reverse an end': () => admin.post('/DC/ReverseOrderEnd', { ...key(4), reason: 'x' }),
    'restore an order': () => admin.post('/DC/RestoreOrders/O-7/M-1'),
  };
  const ofDriver = {
    'post a shortage': () =>
      admin.post('/DC/PostShortage', { driver_id: 'D-1', amount: 2, as: 'repaid', reason: 'x' }),
    'hand over': () => own.handOver({ orders: ['O-4:M-1'], expected: 20, held: 20, counted: 20 }),
    'reverse a handover': () => own.reverse(1),
    ...acts,
  };
  const ofMerchant = {
    'approve a payout': () => approve(3),
    'pay a payout': () => pay(2),
    'cancel an approved payout': () => cancel(3),
    'cancel a paid payout': () => cancel(1),
    ...acts,
  };

  it.each([
    [
      'driver',
      'drivers',
      ofDriver,
      '/DC/RestoreDrivers/D-1',
      'Restore the deleted driver سائق 1 first, then try again.',
    ],
    [
      'merchant',
      'merchants',
      ofMerchant,
      '/DC/RestoreMerchants/M-1',
      'Restore the deleted merchant تاجر 1 first, then try again.',
    ],
  ])('does not change until a deleted %s is restored', async (_, table, all, restoration, message) => {
    // As databases of the first versions have them: a deletion now refuses a balance and open orders.
    const hide = sql`update ${sql.table(table)} set deleted_at = now()`;
    await asSystem(test().database, admin.companyId, (tx) => hide.execute(tx));
    const before = await own.cash();
    const refused = [];
    for (const [name, act] of Object.entries(all)) {
      const { status, body } = await act();
      refused.push([name, status, body.code, body.message]);
    }
    expect(refused).toEqual(Object.keys(all).map((name) => [name, 409, 'in_use', message]));
    expect(await own.cash()).toEqual(before);
    expect((await admin.post(restoration)).status).toBe(200);
    const done = [];
    for (const [name, act] of Object.entries(all)) done.push([name, (await act()).status]);
    expect(done).toEqual(Object.keys(all).map((name) => [name, 200]));
  });

  it('is not set by hand, and they get no new orders, terms and payouts', async () => {
    for (const table of ['drivers', 'merchants'])
      await asSystem(test().database, admin.companyId, (tx) =>
        sql`update ${sql.table(table)} set deleted_at = now()`.execute(tx),
      );
    const money = { merchant_id: 'M-1', money_orders: 5 };
    const terms = { condition: 'On delivery', days: 0, weekday: 'Any day', method: 'Cash', account: '' };
    const answers = [
      await admin.put('/DC/UpdateMerchantsMoney', money),
      await own.setCash(5),
      await draft(),
      await admin.put('/DC/UpdatePayoutTerms', { merchant_id: 'M-1', ...terms }),
      await admin.post('/DC/CreateOrders', orderBody(8)),
      await admin.post('/DC/CreateOrders', orderBody(8, { driver_id: 'D-1' })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 409, 400, 400, 400]);
  });
});
