import { addHolders, expectSoundRecords, handoverRequests } from '../testing/handover-requests.ts';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('drivers with cash', (test) => {
  let admin: TestCompany;
  let own: ReturnType<typeof handoverRequests>;

  beforeEach(async () => {
    admin = await test().company();
    own = handoverRequests(admin);
    await addHolders(admin);
  });

  afterEach(() => expectSoundRecords(test()));

  it('leave shortages, which are repaid or written off', async () => {
    await own.deliver(1);
    await own.handOver({ orders: 'all', expected: 20, held: 20, counted: 15 });
    const end = (changes: object) =>
      admin.post('/DC/PostShortage', { driver_id: 'D-1', amount: 3, as: 'repaid', reason: 'x', ...changes });
    expect((await end({ expected_shortage: 5 })).status).toBe(200);
    expect(await end({ expected_shortage: 5 })).toMatchObject({
      status: 409,
      body: { current: { shortage: 2 }, message: expect.stringMatching(/now 2\.00\sJD/) },
    });
    expect((await end({})).status).toBe(409);
    expect((await end({ amount: 2, as: 'written_off' })).status).toBe(200);
    expect(await own.cash()).toMatchObject({ cash_box: 18, cash_differences: 2 });
    expect(await own.rows('/DC/DisplayHandoverDrivers')).toEqual([]);
  });

  it('list drivers by the oldest order, and those who have held cash for more than a day', async () => {
    await admin.post('/DC/CreateDrivers', driverBody(2, { cash_limit: 15 }));
    await own.deliver(1, { driver_id: 'D-2' });
    await own.setCash(5);
    const ids = async (body: object) =>
      (await own.rows('/DC/DisplayHandoverDrivers', body)).map(({ driver_id: id }) => id);
    expect(await ids({})).toEqual(['D-1', 'D-2']);
    expect(await ids({ filter: { waiting: 'only' } })).toEqual(['D-1']);
    expect(await ids({ search: 'd-2' })).toEqual(['D-2']);
    const { date } = (await admin.post('/DC/DisplayDrivers', { sort: 'driver_id' })).body;
    expect(date).toMatchObject([
      { driver_id: 'D-1', cash_limit: null, over_cash_limit: 'No' },
      { driver_id: 'D-2', cash_limit: 15, over_cash_limit: 'Yes' },
    ]);
    await admin.put('/DC/UpdateDrivers', {
      driver_id: 'D-2',
      cash_limit: null,
      changed_fields: ['cash_limit'],
    });
    expect((await admin.post('/DC/DisplayDrivers', { search: 'd-2' })).body.date).toMatchObject([
      { cash_limit: null, over_cash_limit: 'No' },
    ]);
    await own.handOver({ orders: 'all', expected: 5, held: 5, counted: 4 });
    expect(await ids({})).toEqual(['D-2', 'D-1']);
    const other = await test().company();
    for (const path of ['/DC/DisplayHandoverDrivers', '/DC/DisplayHandoverOrders', '/DC/DisplayHandovers'])
      expect((await other.post(path)).body.data).toEqual([]);
  });
});
