import { request } from 'node:http';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

type Outcome = Record<string, unknown>;

onEachDatabase('a change of many orders', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    for (const n of [1, 2]) {
      await admin.post('/DC/CreateMerchants', merchantBody(n));
      await admin.post('/DC/CreateDrivers', driverBody(n));
    }
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
  });

  const create = async (...ids: number[]) => {
    for (const id of ids) await admin.post('/DC/CreateOrders', orderBody(id));
  };
  const key = (n: number) => ({ merchant_order_id: `O-${n}`, merchant_id: 'M-1' });
  const statusesOf = async () => {
    const { date = [] } = (await admin.post('/DC/DisplayOrders', { sort: 'merchant_order_id' })).body;
    return Object.fromEntries(date.map(({ merchant_order_id: id, status }) => [String(id), status]));
  };
  const read = (text: string): Outcome[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Outcome);
  const change = async (url: string, body: object, headers?: Record<string, string>) => {
    const send = url.startsWith('/DC/Update') ? admin.put : admin.post;
    const { status, text, headers: received } = await send(url, body, headers);
    expect({ status, type: received['content-type'], text }).toMatchObject({
      status: 200,
      type: 'application/x-ndjson',
    });
    const lines = read(text);
    expect(lines.pop()).toEqual({ success: true });
    return lines;
  };
  const move = (status: string, ids: number[], more: object = {}) =>
    change('/DC/UpdateOrdersStatusMany', { orders: ids.map(key), status, ...more });

  it('moves each order by its own rules; one that cannot move fails alone', async () => {
    await create(1, 2, 3);
    await move('Accepted', [1, 3]);
    const outcomes = await move('Picked Up', [1, 2, 3, 9], { driver_id: 'D-1' });
    expect(outcomes).toEqual([
      { ...key(1), outcome: 'done' },
      {
        ...key(2),
        outcome: 'failed',
        code: 'changed',
        message: 'An order cannot move from Pending to Picked Up.',
      },
      { ...key(3), outcome: 'done' },
      { ...key(9), outcome: 'failed', code: 'not_found', message: 'This record was not found.' },
    ]);
    expect(await statusesOf()).toEqual({ 'O-1': 'Picked Up', 'O-2': 'Pending', 'O-3': 'Picked Up' });
    await move('Cancelled', [2], { end_reason: 'Wrong address', end_reason_text: 'No such street' });
    const [ended] =
      (await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: 'O-2' } })).body.date ?? [];
    expect(ended).toMatchObject({ end_reason: 'Wrong address', end_reason_text: 'No such street' });
  });

  it('delivers open orders of every status at once, each by its steps', async () => {
    await create(1, 2, 3, 4);
    await move('Accepted', [2, 3]);
    await move('Picked Up', [3], { driver_id: 'D-1' });
    await move('Cancelled', [4]);
    const outcomes = await move('Delivered', [1, 2, 3, 4], { driver_id: 'D-1' });
    expect(outcomes.map(({ outcome, message }) => message ?? outcome)).toEqual([
      'done',
      'done',
      'done',
      'An order cannot move from Cancelled to Delivered.',
    ]);
    expect(await statusesOf()).toEqual({
      'O-1': 'Delivered',
      'O-2': 'Delivered',
      'O-3': 'Delivered',
      'O-4': 'Cancelled',
    });
    const findings = await checkRecords(test().database);
    expect(findings.filter(({ companyId }) => companyId === admin.companyId)).toEqual([]);
  });

  it('names the field of an order that lacks a value', async () => {
    await create(1);
    await move('Accepted', [1]);
    expect(await move('Picked Up', [1])).toEqual([
      { ...key(1), outcome: 'failed', code: 'invalid', message: 'Driver ID: This field is required.' },
    ]);
  });

  it('posts the money of each order, and an order of another merchant with the same id keeps its own', async () => {
    await create(1, 2);
    await admin.post('/DC/CreateOrders', orderBody(1, { merchant_id: 'M-2', total_price: 30 }));
    const orders = [key(1), key(2), { ...key(1), merchant_id: 'M-2' }];
    for (const status of ['Accepted', 'Picked Up', 'Delivered'])
      await change('/DC/UpdateOrdersStatusMany', { orders, status, driver_id: 'D-1' });
    const [driver] =
      (await admin.post('/DC/DisplayDrivers', { filter: { driver_id: 'D-1' } })).body.date ?? [];
    expect(driver).toMatchObject({ money_orders: 70, money_driver: 2.25 });
    const money = await admin.post('/DC/DisplayOrdersMoney', { keys: ['O-1:M-2'] });
    expect(money.body.data).toMatchObject({
      ended: 1,
      merchant_balance: 27.5,
      driver_order_money: 30,
      clearing: 0,
      fees: 2.5,
      driver_commission: 0.75,
    });
    const findings = await checkRecords(test().database);
    expect(findings.filter(({ companyId }) => companyId === admin.companyId)).toEqual([]);
    const events = await admin.post('/DC/DisplayActivity', {
      filter: { entity: 'order', action: 'update' },
      limit: 50,
    });
    expect(events.body.data).toHaveLength(9);
  });

  it('assigns a driver without a change of status, but not to orders that have ended', async () => {
    await create(1, 2);
    await move('Cancelled', [2]);
    const outcomes = await change('/DC/UpdateOrdersDriverMany', {
      orders: [key(1), key(2)],
      driver_id: 'D-2',
    });
    expect(outcomes.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['done', undefined],
      ['failed', 'changed'],
    ]);
    const [first] =
      (await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: 'O-1' } })).body.date ?? [];
    expect(first).toMatchObject({ driver_id: 'D-2', status: 'Pending' });
  });

  it.each(['/DC/UpdateOrdersDriverMany', '/DC/UpdateOrdersStatusMany'])(
    '%s leaves orders out whose driver is another than the editor saw, until it is based on that',
    async (url) => {
      await create(1, 2, 3);
      const give = (ids: number[], driver_id: string, seen: string | null) =>
        change(url, {
          orders: ids.map((n) => ({ ...key(n), expected_fields: { driver_id: seen } })),
          driver_id,
          status: 'Accepted',
        });
      await change('/DC/UpdateOrdersDriverMany', { orders: [key(1)], driver_id: 'D-1' });
      await change('/DC/UpdateOrdersDriverMany', { orders: [key(2)], driver_id: 'D-2' });
      expect(await give([1, 2, 3], 'D-2', null)).toEqual([
        {
          ...key(1),
          outcome: 'failed',
          code: 'changed',
          message:
            'Somebody else has changed this order since you selected it (Driver ID: D-1). To go ahead all the same, repeat the change.',
        },
        { ...key(2), outcome: 'done' },
        { ...key(3), outcome: 'done' },
      ]);
      expect(await give([1], 'D-2', 'D-1')).toEqual([{ ...key(1), outcome: 'done' }]);
    },
  );

  it('deletes and restores the orders that match a search and filters', async () => {
    await create(1, 2, 3);
    await move('Accepted', [1, 2]);
    const matching = { search: 'متجر', filter: { status: 'Accepted' } };
    expect(await change('/DC/DeleteOrdersMany', { matching })).toHaveLength(2);
    expect(await statusesOf()).toEqual({ 'O-3': 'Pending' });
    expect(await change('/DC/DeleteOrdersMany', { matching })).toEqual([]);
    const restored = await change('/DC/RestoreOrdersMany', { orders: [key(1), key(1), key(2)] });
    expect(restored).toEqual([key(1), key(2)].map((order) => ({ ...order, outcome: 'done' })));
    expect(await statusesOf()).toEqual({ 'O-1': 'Accepted', 'O-2': 'Accepted', 'O-3': 'Pending' });
  });

  it('is applied once with an idempotency key, to the orders that matched at first', async () => {
    await create(1);
    const headers = { 'idempotency-key': 'k-1' };
    const body = { matching: { filter: { status: 'Pending' } }, status: 'Accepted' };
    const first = await change('/DC/UpdateOrdersStatusMany', body, headers);
    await create(2);
    expect(await change('/DC/UpdateOrdersStatusMany', body, headers)).toEqual(first);
    expect(await statusesOf()).toEqual({ 'O-1': 'Accepted', 'O-2': 'Pending' });
    const reused = await admin.put('/DC/UpdateOrdersStatusMany', { ...body, status: 'Cancelled' }, headers);
    expect(reused).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('that was cut off is continued by its repetition', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => at + 1);
    await create(...ids);
    const url = '/DC/UpdateOrdersStatusMany';
    const body = { orders: ids.map(key), status: 'Accepted' };
    const headers = { 'idempotency-key': 'k-2' };
    const address = await test().app.listen({ port: 0, host: '127.0.0.1' });
    const cut = request(address + url, {
      method: 'PUT',
      headers: { ...headers, authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    });
    cut.end(JSON.stringify(body));
    await new Promise<void>((resolve) => {
      cut.once('response', (response) =>
        response.once('error', () => undefined).once('data', () => resolve()),
      );
    });
    cut.destroy();
    const outcomes = await change(url, body, headers);
    expect(outcomes).toEqual(ids.map((n) => ({ ...key(n), outcome: 'done' })));
    expect(new Set(Object.values(await statusesOf()))).toEqual(new Set(['Accepted']));
  });

  it('of two that overlap changes each order once, while single calls move others', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => at + 1);
    await create(...ids);
    const single = (n: number) => admin.put('/DC/UpdateOrdersStatus', { ...key(n), status: 'Accepted' });
    const [up, down, ...singles] = await Promise.all([
      move('Accepted', ids),
      move('Accepted', ids.toReversed()),
      ...[1, 30, 31, 60].map(single),
    ]);
    const done = [up, down].flat().filter(({ outcome }) => outcome === 'done');
    expect(done.length + singles.filter(({ status }) => status === 200).length).toBe(60);
    expect(new Set(Object.values(await statusesOf()))).toEqual(new Set(['Accepted']));
  });

  it.each([
    ['neither orders nor a search', {}],
    ['both', { orders: [key(1)], matching: {} }],
    ['no orders', { orders: [] }],
    ['more orders than the limit', { orders: Array.from({ length: 10_001 }, () => key(1)) }],
    ['an unknown filter', { matching: { filter: { colour: 'red' } } }],
  ])('is refused for %s', async (_, body) => {
    const { status, body: answer } = await admin.post('/DC/DeleteOrdersMany', body);
    expect([status, answer.code]).toEqual([400, 'invalid']);
  });

  it('does not find the orders of another company', async () => {
    await create(1);
    const owner = admin;
    admin = await test().company();
    expect(await change('/DC/DeleteOrdersMany', { orders: [key(1)] })).toMatchObject([{ code: 'not_found' }]);
    expect(await change('/DC/DeleteOrdersMany', { matching: {} })).toEqual([]);
    admin = owner;
    expect(await statusesOf()).toEqual({ 'O-1': 'Pending' });
  });
});
