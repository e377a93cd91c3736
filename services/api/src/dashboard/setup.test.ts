import { onEachDatabase, type TestPerson } from '../testing/test-api.ts';

const setupOf = async (person: TestPerson) => {
  const { body } = await person.post('/DC/DisplayAttention');
  return (body.data as unknown as { setup: { done: string[]; skipped: string[] } }).setup;
};
const city = {
  country: 'Jordan',
  city: 'Amman',
  delivery_type: 'Same day',
  delivery_price: 2,
  return_price: 1,
};
const driver = {
  driver_id: 'D-1',
  name_driver: 'Omar',
  password_driver: 'secret-1',
  salary: 0,
  commission_driver: 0,
  commission_return: 0,
  city_driver: 'Amman',
  email_driver: 'omar@example.com',
  phone_driver: '0790000001',
  status: 'Active',
};
const merchant = {
  merchant_id: 'M-1',
  password: 'secret-1',
  full_name: 'Layla',
  shop_name: 'Shop',
  city: 'Amman',
  phone: '0790000002',
  email: 'layla@example.com',
  status: 'Active',
  working_hours: '9-17',
};
const order = {
  merchant_order_id: 'O-1',
  merchant_id: 'M-1',
  name_order: 'Box',
  city_order: 'Amman',
  address_order: 'Street 1',
  name_customer: 'Sara',
  phone_customer: '0790000003',
  total_price: 20,
  type_payment: 'Cash',
  date_order_delivery_customer: '2099-01-01',
};

onEachDatabase('the first steps of a company', (test) => {
  it('are done by its real rows, one after the other', async () => {
    const owner = await test().company();
    expect(await setupOf(owner)).toEqual({ done: [], skipped: [] });
    const steps = [
      [
        'details',
        () =>
          owner.put('/DC/UpdateCompany', {
            name_company: 'Petra',
            name_admin: 'Rana',
            email: '',
            phone: '0790000000',
            country: '',
            city: 'Amman',
          }),
      ],
      [
        'opening',
        () =>
          owner.post('/DC/PostOpening', {
            lines: [{ account: 'cash_box', amount: 100, expected: 0 }],
            reason: '',
          }),
      ],
      ['city', () => owner.post('/DC/CreateCitys', city)],
      ['driver', () => owner.post('/DC/CreateDrivers', driver)],
      ['merchant', () => owner.post('/DC/CreateMerchants', merchant)],
      ['order', () => owner.post('/DC/CreateOrders', order)],
      ['staff', () => owner.post('/DC/CreateStaff', { name: 'Nora', login: 'nora', role: 'Cashier' })],
    ] as const;
    const done: string[] = [];
    for (const [step, act] of steps) {
      const { status, body } = await act();
      expect({ step, status, fields: body.fields }).toEqual({ step, status: 200, fields: undefined });
      done.push(step);
      expect((await setupOf(owner)).done).toEqual(done);
    }
  });

  it('are left out by the owner alone, all at once, and taken up again', async () => {
    const owner = await test().company();
    const dispatcher = await owner.person('Dispatcher');
    expect((await dispatcher.put('/DC/UpdateSetup', { skipped: ['staff'] })).body.code).toBe('not_permitted');
    await owner.put('/DC/UpdateSetup', { skipped: ['staff', 'opening', 'staff'] });
    expect((await setupOf(dispatcher)).skipped.toSorted()).toEqual(['opening', 'staff']);
    await owner.put('/DC/UpdateSetup', { skipped: [] });
    expect((await setupOf(owner)).skipped).toEqual([]);
    expect((await owner.put('/DC/UpdateSetup', { skipped: ['lunch'] })).status).toBe(400);
  });
});
