import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany, type TestResponse } from '../testing/test-api.ts';

onEachDatabase('requests that change money', (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 1 }));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5 }));
  });

  const order = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
  const move = (status: string, headers = {}) =>
    admin.put('/DC/UpdateOrdersStatus', { ...order, status }, headers);
  const pickUp = async (changes: object = {}) => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1', ...changes }));
    for (const status of ['Accepted', 'Picked Up']) expect((await move(status)).status).toBe(200);
  };
  const reverse = (headers = {}) => admin.post('/DC/ReverseOrderEnd', { ...order, reason: 'x' }, headers);
  const times = <Item>(count: number, send: (n: number) => Promise<Item>) =>
    Promise.all(Array.from({ length: count }, (_, n) => send(n)));
  const statuses = (answers: readonly TestResponse[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);
  const journals = () =>
    asSystem(test().database, admin.companyId, async (tx) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from journals where company_id = ${admin.companyId}`.execute(tx);
      return rows[0]?.count ?? 0;
    });
  const cash = async () => {
    const { data = [] } = (await admin.post('/DC/DisplayCash')).body;
    return new Map(data.map(({ account, balance }) => [account, balance]));
  };
  const hold = async () => expect(await checkRecords(test().database)).toEqual([]);

  const money = {
    driver_id: 'D-1',
    salary: 300,
    commission_driver: 1,
    commission_return: 0.5,
    total_delivery_money: 0,
  };
  const seen = { original_money_driver: 0, expected_money_orders: 0, expected_total_delivery_money: 0 };
  const expense = { description: 'x', quantity: 1, amount: 3 };
  it.each<[string, 'post' | 'put', string, object, object]>([
    ['a move', 'post', '/DC/MoveMoney', { from: 'bank', to: 'cash_box', amount: 5 }, { amount: 6 }],
    [
      'a count',
      'post',
      '/DC/CountCashBox',
      { counted: 40, expected: 0, difference: 'earned' },
      { counted: 41 },
    ],
    [
      "a merchant's balance",
      'put',
      '/DC/UpdateMerchantsMoney',
      { merchant_id: 'M-1', money_orders: 9, expected_money_orders: 0 },
      { money_orders: 8 },
    ],
    [
      "a driver's balances",
      'put',
      '/DC/UpdateDriversMoney',
      { ...money, ...seen, money_driver: 2, money_orders: 7 },
      { money_orders: 8 },
    ],
    [
      'a delivery',
      'put',
      '/DC/UpdateOrdersStatus',
      { ...order, status: 'Delivered' },
      { status: 'Returned' },
    ],
    ['an expense', 'post', '/DC/CreateExpenses', expense, { amount: 4 }],
  ])('with one key post %s once, and another body is refused', async (_, method, path, body, other) => {
    await pickUp();
    const before = await journals();
    const key = { 'idempotency-key': 'a-key' };
    const answers = await times(4, () => admin[method](path, body, key));
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await admin[method](path, { ...body, ...other }, key)).toMatchObject({
      status: 400,
      body: { message: 'This idempotency key was used for another request.' },
    });
    expect(await journals()).toBe(before + 1);
    await hold();
  });

  it('with one key reverse, delete and restore once', async () => {
    await pickUp();
    await move('Delivered');
    await admin.post('/DC/CreateExpenses', expense);
    const id = Number((await admin.post('/DC/DisplayExpenses')).body.data?.[0]?.company_expense_id);
    for (const [at, send] of [
      reverse,
      (headers: Record<string, string>) => admin.delete(`/DC/DeleteExpenses/${id}`, headers),
      (headers: Record<string, string>) => admin.post(`/DC/RestoreExpenses/${id}`, undefined, headers),
    ].entries()) {
      const before = await journals();
      expect(statuses(await times(4, () => send({ 'idempotency-key': `key-${at}` })))).toEqual([
        200, 200, 200, 200,
      ]);
      expect(await journals()).toBe(before + 1);
    }
    await hold();
  });

  it('move money both ways at once without waiting for each other in a circle', async () => {
    const places = ['cash_box', 'bank', 'clearing'];
    const answers = await times(36, (n) =>
      admin.post('/DC/MoveMoney', {
        from: places[n % 3],
        to: places[(n + 1 + (n % 2)) % 3],
        amount: 1,
        fee: 0.25,
        confirm: 'overdrawn',
      }),
    );
    expect(statuses(answers)).toEqual(answers.map(() => 200));
    expect((await cash()).get('bank_fees')).toBe(9);
    await hold();
  }, 60_000);

  it('set the cash box by one of many first counts', async () => {
    const answers = await times(8, (n) =>
      admin.post('/DC/CountCashBox', { counted: 10 + n, expected: 0, difference: 'earned' }),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const counted = answers.findIndex(({ status }) => status === 200) + 10;
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: 'changed', current: { cash_box: counted } });
    expect((await cash()).get('cash_box')).toBe(counted);
    await hold();
  });

  it('end and reverse one order in turns, whatever comes at once', async () => {
    await pickUp();
    const answers = await times(24, (n) => (n % 2 ? reverse() : move(n % 4 ? 'Returned' : 'Delivered')));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await hold();
    const { date = [] } = (await admin.post('/DC/DisplayOrders')).body;
    if (date[0]?.status !== 'In Transit' && date[0]?.status !== 'Picked Up')
      expect((await reverse()).status).toBe(200);
    for (const balance of (await cash()).values()) expect(balance).toBe(0);
    await hold();
  }, 60_000);

  it.each([
    ['merchant', '/DC/Deletedmerchants/{}/M-1', '/DC/RestoreMerchants/M-1'],
    ['driver', '/DC/DeleteDriver/D-1/{}', '/DC/RestoreDrivers/D-1'],
  ])('do not reverse an order of a deleted %s until it is restored', async (_, deletion, restoration) => {
    await pickUp();
    await move('Delivered');
    await admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders: 0 });
    await admin.put('/DC/UpdateDriversMoney', {
      ...money,
      money_driver: 0,
      money_orders: 0,
      original_money_driver: 1,
    });
    expect((await admin.delete(deletion.replace('{}', admin.companyId))).status).toBe(200);
    const refused = await reverse();
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(refused.body.message).toMatch(/^Restore /);
    expect((await admin.post(restoration)).status).toBe(200);
    expect((await reverse()).status).toBe(200);
    await hold();
  });

  it('do not cancel a payout of a deleted merchant until they are restored', async () => {
    await pickUp();
    await move('Delivered');
    await admin.post('/DC/DraftPayouts', { merchants: ['M-1'] });
    const payout = { payout_id: 1, expected_total: 17.5 };
    await admin.post('/DC/ApprovePayout', payout);
    expect(
      (await admin.post('/DC/PayPayout', { ...payout, method: 'Cash', account: '', confirm: 'overdrawn' }))
        .status,
    ).toBe(200);
    expect((await admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-1`)).status).toBe(200);
    const cancel = () => admin.post('/DC/CancelPayout', { payout_id: 1, reason: 'x' });
    expect(await cancel()).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        message: 'Restore the deleted merchant تاجر 1 first, then try again.',
      },
    });
    await admin.post('/DC/RestoreMerchants/M-1');
    expect((await cancel()).status).toBe(200);
    expect(Object.fromEntries(await cash())).toMatchObject({ merchant_payable: 17.5, cash_box: 0 });
    await hold();
  });

  it('do not delete a driver who owes a shortage', async () => {
    await pickUp();
    await move('Delivered');
    const handover = { driver_id: 'D-1', orders: 'all', expected: 20, held: 20, commission_kept: 1 };
    expect((await admin.post('/DC/PostHandover', { ...handover, counted: 18.75 })).status).toBe(200);
    const remove = () => admin.delete(`/DC/DeleteDriver/D-1/${admin.companyId}`);
    const refused = await remove();
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(refused.body.message).toMatch(
      /^This driver's shortage is 0\.25\sJD\. Have it repaid or written off/,
    );
    await admin.post('/DC/PostShortage', { driver_id: 'D-1', amount: 0.25, as: 'repaid', reason: 'x' });
    expect((await remove()).status).toBe(200);
    await hold();
  });

  it('keep each fils of the largest amounts, and refuse larger ones', async () => {
    const price = 8_000_000_000_000;
    await pickUp({ total_price: price });
    expect((await move('Delivered')).status).toBe(200);
    const posted = async () => Object.fromEntries(await cash());
    expect(await posted()).toMatchObject({ driver_cash: price, merchant_payable: price - 2.5 });
    const set = (money_orders: number, expected_money_orders: number) =>
      admin.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-1', money_orders, expected_money_orders });
    for (const amount of [price + 1, 2 ** 53]) expect((await set(amount, price - 2.5)).status).toBe(400);
    expect((await set(0.001, price - 2.5)).status).toBe(200);
    expect(await posted()).toMatchObject({ merchant_payable: 0.001 });
    // The balance is beyond the numbers that a double has each of.
    await admin.post('/DC/CreateOrders', orderBody(2, { driver_id: 'D-1', total_price: price }));
    for (const status of ['Accepted', 'Picked Up', 'Delivered'])
      await admin.put('/DC/UpdateOrdersStatus', { ...order, merchant_order_id: 'O-2', status });
    const { text } = await admin.post('/DC/DisplayDrivers');
    expect(text).toContain('"money_orders":16000000000000.000');
    await hold();
  });
});
