import { postAdjustment } from '../books/post-journal.ts';
import { asSystem } from '../database/in-company.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('what keeps a row from deletion', (test) => {
  let admin: TestCompany;
  const blockersOf = async (entity: string, key: string, by: Pick<TestCompany, 'post'> = admin) =>
    (await by.post('/DC/DisplayDeletionBlockers', { entity, key })).body.data;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
  });

  const owe = () =>
    asSystem(test().database, admin.companyId, (tx) =>
      postAdjustment(tx, admin.companyId, [
        { account: 'driver_cash', holder: 'D-1', amount: 455_000 },
        { account: 'driver_commission', holder: 'D-1', amount: -1_500 },
        { account: 'driver_shortage', holder: 'D-1', amount: 5_000 },
        { account: 'merchant_payable', holder: 'M-1', amount: 2_000 },
      ]),
    );

  it('is nothing for rows that can be deleted', async () => {
    for (const [entity, key] of [
      ['driver', 'D-1'],
      ['merchant', 'M-1'],
      ['city', 'عمان'],
    ] as const)
      expect(await blockersOf(entity, key)).toEqual([]);
  });

  it('is told whole: amounts, and the number of open orders', async () => {
    for (const n of [1, 2]) await admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1' }));
    await owe();
    expect(await blockersOf('driver', 'D-1')).toEqual([
      { kind: 'order_money', value: 455 },
      { kind: 'commission', value: 1.5 },
      { kind: 'shortage', value: 5 },
      { kind: 'open_orders', value: 2 },
    ]);
    expect(await blockersOf('merchant', 'M-1')).toEqual([
      { kind: 'balance', value: -2 },
      { kind: 'open_orders', value: 2 },
    ]);
    expect(await blockersOf('city', 'عمان')).toEqual([{ kind: 'open_orders', value: 2 }]);
    await admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'O-1',
      merchant_id: 'M-1',
      status: 'Cancelled',
    });
    expect(await blockersOf('city', 'عمان')).toEqual([{ kind: 'open_orders', value: 1 }]);
  });

  it('shows no amount to those who may not see it', async () => {
    await owe();
    const dispatcher = await admin.person('Dispatcher');
    expect(await blockersOf('driver', 'D-1', dispatcher)).toEqual([{ kind: 'unseen_balance' }]);
    expect(await blockersOf('merchant', 'M-1', dispatcher)).toEqual([{ kind: 'unseen_balance' }]);
  });

  it('is not told to another company', async () => {
    await owe();
    const other = await test().company();
    const asked = await other.post('/DC/DisplayDeletionBlockers', { entity: 'driver', key: 'D-1' });
    expect(asked.status).toBe(404);
  });
});
