import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase("drivers' money", (test) => {
  let admin: TestCompany;

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 0, commission_return: 0 }));
  });

  const seen = { money_driver: 0, money_orders: 0, total_delivery_money: 0 };

  /** Body that the console sends: all fields of the dialog, and the balances with which it opened. */
  const update = (changes: object, from: Partial<typeof seen> = {}) => {
    const { money_driver, money_orders, total_delivery_money } = { ...seen, ...from };
    return admin.put('/DC/UpdateDriversMoney', {
      driver_id: 'D-1',
      salary: 300,
      commission_driver: 0,
      commission_return: 0,
      money_driver,
      money_orders,
      total_delivery_money,
      original_money_driver: money_driver,
      expected_money_orders: money_orders,
      expected_total_delivery_money: total_delivery_money,
      changed_fields: Object.keys(changes),
      ...changes,
    });
  };
  const driver = async () => (await admin.post('/DC/DisplayDrivers')).body.date?.[0];

  it.each(['money_orders', 'total_delivery_money', 'money_driver'] as const)(
    'of two concurrent updates of %s, the later one is rejected with the present balances',
    async (balance) => {
      expect((await update({ [balance]: 7.125 })).status).toBe(200);
      const late = await update({ [balance]: 3 });
      expect(late).toMatchObject({ status: 409, body: { code: 'changed' } });
      expect(late.body.current).toEqual({ ...seen, [balance]: 7.125 });
      expect(await driver()).toMatchObject({ [balance]: 7.125 });
      expect((await update({ [balance]: 3 }, { [balance]: 7.125 })).status).toBe(200);
      expect(await driver()).toMatchObject({ [balance]: 3 });
    },
  );

  it('a delivery while the dialog is open is not overwritten, also without a commission', async () => {
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    for (const status of ['Accepted', 'Picked Up', 'Delivered']) {
      await admin.put('/DC/UpdateOrdersStatus', { merchant_order_id: 'O-1', merchant_id: 'M-1', status });
    }
    const late = await update({ money_orders: 5 });
    expect(late).toMatchObject({ status: 409, body: { current: { ...seen, money_orders: 20 } } });
    expect(await driver()).toMatchObject({ money_orders: 20 });
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it('of many updates that expect the same balance, exactly one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => update({ money_orders: i + 1 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    expect((await admin.post('/DC/DisplayLedger')).body.data).toHaveLength(1);
  });

  it('a client that sends no expected balances sets them unconditionally', async () => {
    const contract = { driver_id: 'D-1', salary: 300, commission_driver: 0, commission_return: 0, ...seen };
    const put = (changes: object) =>
      admin.put('/DC/UpdateDriversMoney', {
        ...contract,
        original_money_driver: 0,
        deliveryMoneySpent: 0,
        ...changes,
      });
    expect((await put({ money_orders: 7 })).status).toBe(200);
    expect((await put({ money_orders: '9.5' })).status).toBe(200);
    expect(await driver()).toMatchObject({ money_orders: 9.5 });
  });

  it('concurrent updates of salary and commissions are both applied, and balances stay', async () => {
    expect((await update({ salary: 350 })).status).toBe(200);
    expect((await update({ commission_driver: 1.5 })).status).toBe(200);
    expect((await update({ money_orders: 4 })).status).toBe(200);
    expect(await update({ commission_return: 0.75 })).toMatchObject({ status: 409 });
    expect((await update({ commission_return: 0.75 }, { money_orders: 4 })).status).toBe(200);
    expect(await driver()).toMatchObject({
      salary: 350,
      commission_driver: 1.5,
      commission_return: 0.75,
      money_orders: 4,
    });
  });

  it.each(['expected_money_orders', 'expected_total_delivery_money'])(
    'a %s that is not an amount is rejected',
    async (field) => {
      const answer = await update({ [field]: 1.0005 });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    },
  );
});
