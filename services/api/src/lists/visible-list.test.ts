import { driverBody, merchantBody, orderBody, cityBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany, type TestPerson } from '../testing/test-api.ts';

onEachDatabase('a role without balances', (test) => {
  let owner: TestCompany;
  let dispatcher: TestPerson;

  beforeAll(async () => {
    owner = await test().company();
    await owner.post('/DC/CreateMerchants', merchantBody(1, { full_name: 'ليلى 17.5' }));
    await owner.post('/DC/CreateMerchants', merchantBody(2));
    await owner.post('/DC/CreateDrivers', driverBody(1));
    await owner.post('/DC/CreateCitys', cityBody('عمان'));
    await owner.put('/DC/UpdateMerchantsMoney', { merchant_id: 'M-2', money_orders: 17.5 });
    dispatcher = await owner.person('Dispatcher');
  });

  const rowsOf = async (person: TestPerson, url: string, body?: object) => {
    const { status, body: answer } = await person.post(url, body);
    expect(status).toBe(200);
    return answer.data ?? answer.date ?? [];
  };

  it('gets no balance, neither in whole lists nor in pages that others have read', async () => {
    for (const body of [undefined, { limit: 10 }, { limit: 10 }]) {
      const [mine] = await rowsOf(owner, '/DC/DisplayMerchants', body);
      expect(mine).toMatchObject({ money_orders: 17.5 });
      const merchants = await rowsOf(dispatcher, '/DC/DisplayMerchants', body);
      expect(merchants.map(({ merchant_id }) => merchant_id)).toEqual(['M-2', 'M-1']);
      const drivers = await rowsOf(dispatcher, '/DC/DisplayDrivers', body);
      for (const row of [...merchants, ...drivers]) {
        expect(Object.keys(row).filter((name) => /money/.test(name))).toEqual([]);
      }
      expect(drivers).toEqual([expect.objectContaining({ driver_id: 'D-1', salary: 300 })]);
    }
  });

  it('can neither search, sort nor filter by balances', async () => {
    const search = { limit: 10, search: '17.5' };
    const found = async (person: TestPerson) =>
      (await rowsOf(person, '/DC/DisplayMerchants', search)).map(({ merchant_id }) => merchant_id);
    expect(await found(owner)).toEqual(['M-2', 'M-1']);
    expect(await found(dispatcher)).toEqual(['M-1']);
    for (const query of [
      { sort: 'money_orders' },
      { filter: { money_orders: '17.5' } },
      { search: '17.5', searchIn: ['money_orders'] },
    ]) {
      expect((await dispatcher.post('/DC/DisplayMerchants', { limit: 10, ...query })).status).toBe(400);
    }
  });

  it('is not told the amount of a balance that prevents a deletion', async () => {
    const refused = await dispatcher.delete(`/DC/Deletedmerchants/${owner.companyId}/M-2`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        message: 'There is a balance left. Ask somebody who settles balances, then delete the record.',
      },
    });
  });

  it('exports lists without balances', async () => {
    const { text } = await dispatcher.post('/DC/Export/merchants', { format: 'csv', language: 'en' });
    expect(text).toContain('M-2');
    expect(text).not.toMatch(/17\.5\D*$|Balance/m);
    expect((await dispatcher.post('/DC/Export/ledger', { format: 'csv' })).body.code).toBe('not_permitted');
    expect((await dispatcher.post('/DC/Export/nothing', { format: 'csv' })).status).toBe(404);
  });

  it('gets a dashboard without figures of money and the company', async () => {
    const profits = (await dispatcher.post('/DC/DisplayProfitsAfterPaymentTotal')).body;
    expect(Object.keys(profits).toSorted()).toEqual([
      'Count_Returned_Cancelled__Today',
      'delivered_this_week',
      'delivered_today',
      'success',
      'totalCars',
      'totalCitys',
    ]);
    const { data } = (await dispatcher.post('/DC/DisplayAttention')).body;
    expect(Object.keys(Object(data)).toSorted()).toEqual([
      'driver_reports',
      'late_orders',
      'old_returns',
      'open_runs',
      'setup',
      'trends',
      'unassigned_orders',
      'undecided_orders',
      'unmoved_orders',
    ]);
    expect(Object.keys(Object(Reflect.get(Object(data), 'trends')))).toEqual(['orders', 'delivered']);
  });

  it('deletes and restores orders that have not ended, and none that have', async () => {
    const create = (n: number) => owner.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1' }));
    await Promise.all([create(1), create(2)]);
    await owner.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'O-2',
      merchant_id: 'M-1',
      status: 'Cancelled',
    });
    const remove = (person: TestPerson, n: number) => person.delete(`/DC/DeleteOrders/O-${n}/M-1`);
    const restore = (person: TestPerson, n: number) => person.post(`/DC/RestoreOrders/O-${n}/M-1`);
    expect((await remove(dispatcher, 1)).status).toBe(200);
    expect((await restore(dispatcher, 1)).status).toBe(200);
    expect(await remove(dispatcher, 2)).toMatchObject({
      status: 409,
      body: { code: 'not_permitted', message: 'Your role does not allow this. It needs the role Owner.' },
    });
    const orders = [1, 2].map((n) => ({ merchant_order_id: `O-${n}`, merchant_id: 'M-1' }));
    const lines = (await dispatcher.post('/DC/DeleteOrdersMany', { orders })).text.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ...orders[0], outcome: 'done' },
      expect.objectContaining({ ...orders[1], outcome: 'failed', code: 'not_permitted' }),
      { success: true },
    ]);
    expect((await remove(owner, 2)).status).toBe(200);
    expect((await restore(dispatcher, 2)).body.code).toBe('not_permitted');
    expect((await restore(owner, 2)).status).toBe(200);
  });

  it('edits orders as data entry, and does not assign drivers', async () => {
    const dataEntry = await owner.person('DataEntry');
    const order = orderBody(8);
    expect((await dataEntry.post('/DC/CreateOrders', order)).status).toBe(200);
    const assigned = { ...order, driver_id: 'D-1' };
    expect((await dataEntry.put('/DC/UpdateOrders', assigned)).body.code).toBe('not_permitted');
    expect((await dataEntry.put('/DC/UpdateOrders', { ...order, address_order: 'إربد' })).status).toBe(200);
    const other = { ...orderBody(9), driver_id: 'D-1' };
    expect((await dataEntry.post('/DC/CreateOrders', other)).body.code).toBe('not_permitted');
    expect((await dispatcher.put('/DC/UpdateOrders', assigned)).status).toBe(200);
  });
});
