import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('an order that is delivered in one change', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateOrders', orderBody(1));
  });

  const key = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
  const move = (status: string, changes: object = {}) =>
    admin.put('/DC/UpdateOrdersStatus', { ...key, status, ...changes });
  const row = async () => (await admin.post('/DC/DisplayOrders')).body.date?.[0];
  const steps = async () => {
    const filter = { entity: 'order', action: 'update' };
    const { data = [] } = (await admin.post('/DC/DisplayActivity', { filter })).body;
    return data.map(({ before, after }) => [before, after]).toReversed();
  };

  it('takes each step, and the activity has them all', async () => {
    expect(await move('Delivered', { driver_id: 'D-1' })).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({
      status: 'Delivered',
      driver_id: 'D-1',
      date_order_delivery_customer_end: expect.any(String),
    });
    expect(await steps()).toMatchObject([
      [
        { status: 'Pending', driver_id: null },
        { status: 'Accepted', driver_id: 'D-1' },
      ],
      [{ status: 'Accepted' }, { status: 'Picked Up' }],
      [
        { status: 'Picked Up', date_order_delivery_customer_end: null },
        { status: 'Delivered', date_order_delivery_customer_end: expect.any(String) },
      ],
    ]);
    const profits = (await admin.post('/DC/DisplayProfits')).body.data;
    expect(profits).toEqual([expect.objectContaining({ merchant_profit: 17.5 })]);
    const findings = await checkRecords(test().database);
    expect(findings.filter(({ companyId }) => companyId === admin.companyId)).toEqual([]);
  });

  it('stays as it was without a driver, with an unknown one, and while nobody has decided who collects', async () => {
    expect((await move('Delivered')).body.fields).toEqual({ driver_id: 'This field is required.' });
    expect((await move('Delivered', { driver_id: 'D-9' })).body.fields).toHaveProperty('driver_id');
    await admin.post('/DC/CreateOrders', orderBody(2, { type_payment: 'Talabat Pay' }));
    const undecided = await move('Delivered', { merchant_order_id: 'O-2', driver_id: 'D-1' });
    expect(undecided).toMatchObject({ status: 409, body: { code: 'payment_undecided' } });
    const { date: rows } = (await admin.post('/DC/DisplayOrders')).body;
    const untouched = expect.objectContaining({ status: 'Pending', driver_id: null });
    expect(rows).toEqual([untouched, untouched]);
    expect(await steps()).toEqual([]);
  });

  it.each(['Picked Up', 'In Transit', 'Returned'])('is %s step by step alone', async (status) => {
    expect(await move(status, { driver_id: 'D-1' })).toMatchObject({ status: 409 });
  });
});
