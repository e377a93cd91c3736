import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('text as people type it', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateMerchants', merchantBody(1));
  });
  const create = (n: number, changes: object = {}) => admin.post('/DC/CreateOrders', orderBody(n, changes));
  const found = async (search: string) => {
    const { body } = await admin.post('/DC/DisplayOrders', { search, limit: 50 });
    return body.date?.map((row) => row.merchant_order_id);
  };

  it.each([
    ['نور\u200F', 'نور'],
    ['نور', 'ن\u200Bور'],
    ['عبد الله', 'عبدالله'],
    ['علی', 'علي'],
    ['Café', 'cafe'],
    ['مسئول', 'مسؤول'],
    ['O’Neill', "o'neill"],
    ['Al–Zaid', 'al zaid'],
  ])('a customer stored as %j is found by %j', async (name_customer, search) => {
    await create(1, { name_customer });
    await create(2, { name_customer: 'سلمى' });
    expect(await found(search)).toEqual(['O-1']);
  });

  it('an order is found by its number with punctuation, and by a day in either notation', async () => {
    await create(102_389, { date_order_delivery_customer: '2026-03-07' });
    await create(2);
    expect(await found('#102389')).toEqual(['O-102389']);
    expect(await found('(O-102389),')).toEqual(['O-102389']);
    expect(await found('7/3/2026')).toEqual(['O-102389']);
  });

  it.each(['0791234567', '962791234567', '00962791234567', '791234567'])(
    'a phone number stored as %s is found in every notation',
    async (phone_customer) => {
      await create(1, { phone_customer });
      await create(2);
      for (const search of ['0791234567', '+962 79 123 4567', '00962-79-1234567', '962791234567'])
        expect({ search, ids: await found(search) }).toEqual({ search, ids: ['O-1'] });
    },
  );

  it('a pasted phone number is stored as digits', async () => {
    await create(1, { phone_customer: '+962 (79) 123-4567' });
    const { body } = await admin.post('/DC/DisplayOrders', {});
    expect(body.date?.[0]).toMatchObject({ phone_customer: '962791234567' });
  });

  it.each([
    [
      'merchant',
      '/DC/CreateMerchants',
      merchantBody(2, { phone: '0791234567' }),
      merchantBody(3, { phone: '00962791234567' }),
      'phone',
    ],
    [
      'driver',
      '/DC/CreateDrivers',
      driverBody(2, { phone_driver: '962791234567' }),
      driverBody(3, { phone_driver: '791234567' }),
      'phone_driver',
    ],
  ])(
    'a %s cannot have the phone number of another one in another notation',
    async (_, path, first, twin, field) => {
      expect((await admin.post(path, first)).status).toBe(200);
      expect(await admin.post(path, twin)).toMatchObject({
        status: 409,
        body: {
          message: 'The (phone number or email) is already in use !!',
          fields: { [field]: expect.any(String) },
        },
      });
      const statuses = await Promise.all(
        [4, 5].map(async (n) => {
          const body = path.endsWith('Drivers') ? driverBody(n) : merchantBody(n);
          return (await admin.post(path, { ...body, [field]: n === 4 ? '0781112223' : '962781112223' }))
            .status;
        }),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    },
  );

  it('an update keeps its own phone number, and is refused that of another merchant; so is a restoration', async () => {
    await admin.post('/DC/CreateMerchants', merchantBody(2, { phone: '0791234567' }));
    const put = (n: number, phone: string) => admin.put('/DC/Updatemerchants', merchantBody(n, { phone }));
    expect((await put(2, '962791234567')).status).toBe(200);
    expect((await put(1, '0791234567')).status).toBe(409);
    await admin.delete(`/DC/Deletedmerchants/${admin.companyId}/M-2`);
    expect((await put(1, '0791234567')).status).toBe(200);
    expect((await admin.post('/DC/RestoreMerchants/M-2')).status).toBe(409);
  });

  it.each(['\u200B', '\u200F', '\u3164', '\u2800 \uFEFF'])(
    'a required text of %j is empty',
    async (blank) => {
      const { status, body } = await admin.post('/DC/CreateExpenses', {
        description: blank,
        quantity: 1,
        amount: 1,
      });
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { description: 'This field is required.' },
      });
      expect((await create(1, { merchant_order_id: blank })).status).toBe(400);
    },
  );

  it('a paste becomes one line, and a note keeps its lines', async () => {
    await create(1, { name_customer: 'أم عمر\tالزيود\r\nعمان', note: 'first\r\nsecond\u0085third' });
    const { body } = await admin.post('/DC/DisplayOrders', {});
    expect(body.date?.[0]).toMatchObject({
      name_customer: 'أم عمر الزيود عمان',
      note: 'first\nsecond\nthird',
    });
    expect((await create(2, { note: 'a\u0007b' })).status).toBe(400);
  });

  it('an order has the name of its city, however a client writes it', async () => {
    await create(1, { city_order: 'عمّان' });
    await create(2);
    await admin.post('/DC/CreateCitys', cityBody('إربد'));
    await admin.put('/DC/UpdateOrders', orderBody(2, { city_order: 'اربد' }));
    const { body } = await admin.post('/DC/DisplayOrders', { sort: 'merchant_order_id' });
    expect(body.date?.map((row) => row.city_order)).toEqual(['عمان', 'إربد']);
    expect((await create(3, { city_order: 'الزرقاء' })).body.fields).toHaveProperty('city_order');
  });

  it('an order id that differs only in case or digits is taken, also by a deleted order, and free for another merchant', async () => {
    await create(1, { merchant_order_id: 'A-12' });
    const twin = { merchant_order_id: 'a-١٢' };
    expect(await create(2, twin)).toMatchObject({
      status: 409,
      body: { fields: { merchant_order_id: 'This is already in use.' } },
    });
    await admin.delete('/DC/DeleteOrders/A-12/M-1');
    const refused = await create(2, twin);
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { merchant_order_id: 'A deleted record already uses this.' } },
    });
    expect(refused.body).not.toHaveProperty('restorable');
    await admin.post('/DC/CreateMerchants', merchantBody(2));
    expect((await create(2, { ...twin, merchant_id: 'M-2' })).status).toBe(200);
    const both = await Promise.all(['b-1', 'B-1'].map((id) => create(3, { merchant_order_id: id })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('names are in order without letter case, and numbers within them by value', async () => {
    const names = ['Zaid', 'ahmad', 'Omar', 'box 10', 'Box 9', 'بدر', 'أحمد', 'احلام'];
    for (const [at, name_driver] of names.entries())
      await admin.post('/DC/CreateDrivers', driverBody(at, { name_driver }));
    const order = ['ahmad', 'Box 9', 'box 10', 'Omar', 'Zaid', 'احلام', 'أحمد', 'بدر'];
    const page = async (sort: string, cursor?: string) =>
      (await admin.post('/DC/DisplayDrivers', { sort, limit: 3, ...(cursor && { cursor }) })).body;
    for (const [sort, expected] of [
      ['name_driver', order],
      ['-name_driver', order.toReversed()],
    ] as const) {
      const seen: unknown[] = [];
      for (let cursor: string | undefined; ;) {
        const { date = [], next } = await page(sort, cursor);
        seen.push(...date.map((row) => row.name_driver));
        if (typeof next !== 'string') break;
        cursor = next;
      }
      expect(seen).toEqual(expected);
    }
  });
});
