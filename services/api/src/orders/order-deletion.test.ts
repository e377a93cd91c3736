import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('a deletion of one order', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateOrders', orderBody(1));
    const key = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
    await admin.put('/DC/UpdateOrdersStatus', { ...key, status: 'Accepted', driver_id: 'D-1' });
  });

  const remove = (payload?: object, language = 'en') =>
    test().send({
      method: 'DELETE',
      url: '/DC/DeleteOrders/O-1/M-1',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
      ...(payload && { payload }),
    });
  const orders = async () => (await admin.post('/DC/DisplayOrders', { limit: 10 })).body.date;

  it.each([
    ['en', 'Somebody else has changed the status of this order to Accepted since you opened it.'],
    ['ar', 'غيّر شخص آخر حالة هذا الطلب إلى «مقبول» بعد أن فتحته.'],
  ])('is refused if the status is another than was seen (%s)', async (language, message) => {
    const refused = await remove({ expected_fields: { status: 'Pending' } }, language);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'changed', present: { status: 'Accepted' } },
    });
    expect(refused.body.message).toContain(message);
    expect(await orders()).toHaveLength(1);
  });

  it.each([
    ['with the present status', { expected_fields: { status: 'Accepted' } }],
    ['with an empty body', {}],
    ['without a body, as clients of the contract send it', undefined],
  ])('is done %s', async (_, body) => {
    expect(await remove(body)).toMatchObject({ status: 200 });
    expect(await orders()).toEqual([]);
  });

  it('names a faulty body', async () => {
    expect(await remove({ expected_fields: 'Pending' })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    });
    expect(await orders()).toHaveLength(1);
  });
});
