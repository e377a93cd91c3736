import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const phone = '0790000000';

onEachDatabase("a customer's history", (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    for (const city of ['عمان', 'إربد']) await admin.post('/DC/CreateCitys', cityBody(city));
  });

  const create = (n: number, changes: object = {}) =>
    admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', ...changes }));
  const end = (n: number, status: string) =>
    admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: `O-${n}`,
      merchant_id: 'M-1',
      status,
      ...(status === 'Cancelled' && { end_reason: 'Other', end_reason_text: 'x' }),
    });
  const history = async (of = phone, caller: Pick<TestCompany, 'post'> = admin) =>
    (await caller.post('/DC/CustomerHistory', { phone_customer: of })).body.data;

  it('is null for a phone number that no order has', async () => {
    await create(1);
    expect(await history('0790000001')).toBeNull();
  });

  it('has the newest name, address and city, and counts deliveries and refusals, deleted orders included', async () => {
    for (const n of [1, 2, 3]) await create(n);
    await end(1, 'Delivered');
    await end(2, 'Delivered');
    await end(3, 'Cancelled');
    await admin.delete('/DC/DeleteOrders/O-3/M-1');
    await create(4, { name_customer: 'ليلى حداد', address_order: 'شارع الحصن', city_order: 'إربد' });
    expect(await history()).toEqual({
      name_customer: 'ليلى حداد',
      address_order: 'شارع الحصن',
      city_order: 'إربد',
      delivered: 2,
      refused: 1,
      last: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+03:00$/),
    });
  });

  it('is found by every spelling of the phone number, in the company alone', async () => {
    await create(1, { phone_customer: '00962790000000' });
    for (const spelling of [phone, '790000000', '+962 79 000 0000', '00962790000000', '٠٧٩٠٠٠٠٠٠٠'])
      expect(await history(spelling)).toMatchObject({ name_customer: 'ليلى' });
    expect(await history(phone, await test().company())).toBeNull();
  });

  it('is null after the erasure of the customer', async () => {
    await create(1);
    await end(1, 'Delivered');
    await admin.post('/DC/EraseCustomerData', { phone });
    expect(await history()).toBeNull();
  });

  it('is refused for a text that is no phone number, and to a person who does not edit orders', async () => {
    expect(await admin.post('/DC/CustomerHistory', { phone_customer: '12' })).toMatchObject({
      status: 400,
      body: { fields: { phone_customer: expect.any(String) } },
    });
    const [clerk, viewer] = [await admin.person('DataEntry'), await admin.person('Viewer')];
    expect((await clerk.post('/DC/CustomerHistory', { phone_customer: phone })).status).toBe(200);
    expect((await viewer.post('/DC/CustomerHistory', { phone_customer: phone })).body.code).toBe(
      'not_permitted',
    );
  });
});
