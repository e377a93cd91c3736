import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('an update of an order', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5 }));
    await admin.post('/DC/CreateCitys', cityBody('إربد'));
    await admin.post('/DC/CreateOrders', orderBody(1));
  });

  const update = (changes: object) => admin.put('/DC/UpdateOrders', { ...orderBody(1), ...changes });
  const move = (status: string, changes: object = {}) =>
    admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'O-1',
      merchant_id: 'M-1',
      status,
      ...changes,
    });
  const row = async () => (await admin.post('/DC/DisplayOrders')).body.date?.[0];

  it('changes all but its key, status and times', async () => {
    const before = await row();
    const changes = {
      name_order: 'كتاب',
      name_shop: 'متجر آخر',
      city_order: 'إربد',
      address_order: 'شارع آخر',
      name_customer: 'سامي',
      phone_customer: '0780000001',
      total_price: 33.125,
      type_payment: 'CliQ',
      driver_id: 'D-1',
      note: 'بعد العصر',
    };
    const sent = { ...changes, date_order_delivery_customer: '2026-02-28', status: 'Delivered' };
    expect(await update(sent)).toMatchObject({ status: 200, body: { success: true } });
    expect(await row()).toEqual({
      ...before,
      ...changes,
      driver_name: 'سائق 1',
      collector: 'Company',
      date_order_delivery_customer: '2026-02-28T00:00:00+03:00',
    });
  });

  it('changes only the fields that it names', async () => {
    await update({ phone_customer: '0780000001', changed_fields: ['phone_customer'] });
    await update({
      address_order: 'شارع آخر',
      phone_customer: '0799999999',
      changed_fields: ['address_order'],
    });
    expect(await row()).toMatchObject({ phone_customer: '0780000001', address_order: 'شارع آخر' });
  });

  it('to another city moves the order in the figures of the dashboard', async () => {
    const cities = async () => (await admin.post('/DC/HomeDashbord')).body.data;
    expect(await cities()).toMatchObject({ top_cities_orders: [{ city_order: 'عمان', total_orders: 1 }] });
    await update({ city_order: 'إربد' });
    expect(await cities()).toMatchObject({ top_cities_orders: [{ city_order: 'إربد', total_orders: 1 }] });
  });

  it.each([
    ['an unknown city', { city_order: 'العقبة' }, 'city_order'],
    ['an unknown driver', { driver_id: 'D-9' }, 'driver_id'],
    ['a negative price', { total_price: -1 }, 'total_price'],
    ['a short phone number', { phone_customer: '1' }, 'phone_customer'],
  ])('with %s is refused at its field', async (_, changes, name) => {
    const before = await row();
    expect(await update(changes)).toMatchObject({
      status: 400,
      body: { fields: { [name]: expect.any(String) } },
    });
    expect(await row()).toEqual(before);
  });

  it('cannot take the driver from an order that was picked up', async () => {
    await move('Accepted');
    await move('Picked Up', { driver_id: 'D-1' });
    expect(await update({ driver_id: '' })).toMatchObject({
      status: 400,
      body: { fields: { driver_id: expect.any(String) } },
    });
    expect(await row()).toMatchObject({ driver_id: 'D-1' });
  });

  it('is refused once the order has ended, and changes no money', async () => {
    await move('Accepted');
    await move('Picked Up', { driver_id: 'D-1' });
    await move('Delivered');
    const profits = await admin.post('/DC/DisplayProfits');
    const refused = await update({ total_price: 99 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(refused.body.message).toBe('This order is Delivered. An order that has ended cannot be changed.');
    expect(await row()).toMatchObject({ total_price: 20 });
    expect((await admin.post('/DC/DisplayProfits')).body).toEqual(profits.body);
  });

  it('of another company is not found', async () => {
    const other = await test().company();
    expect(await other.put('/DC/UpdateOrders', orderBody(1))).toMatchObject({ status: 404 });
    expect(await update({ merchant_order_id: 'O-2' })).toMatchObject({ status: 404 });
  });
});
