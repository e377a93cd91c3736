import { cityBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('the parcel code of an order', (test) => {
  let admin: TestCompany;
  beforeAll(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
  });

  const create = (number: number, values: object = {}) =>
    admin.post('/DC/CreateOrders', orderBody(number, values));
  const update = (number: number, values: object) => admin.put('/DC/UpdateOrders', orderBody(number, values));

  async function codeOf(number: number, list = '/DC/DisplayOrders') {
    const { body } = await admin.post(list, { filter: { merchant_order_id: `O-${number}` } });
    const { parcel_code, pieces } = body.date?.[0] ?? {};
    return [parcel_code, pieces];
  }

  it('is given at the creation, with one piece, and differs from order to order', async () => {
    await create(1);
    await create(2, { pieces: 3 });
    const [[first, one], [second, three]] = [await codeOf(1), await codeOf(2)];
    expect([first, second]).toEqual([expect.stringMatching(/^\d{10}$/), expect.stringMatching(/^\d{10}$/)]);
    expect(first).not.toBe(second);
    expect([one, three]).toEqual([1, 3]);
    // A client types what the label shows, so that the server accepts the codes it gives.
    expect((await update(2, { parcel_code: second })).status).toBe(200);
  });

  it('is that of a sticker, whose digits may be Arabic or apart', async () => {
    expect((await create(3, { parcel_code: '١٢٣٤٥٦٧٨٩ ٥' })).status).toBe(200);
    expect(await codeOf(3)).toEqual(['1234567895', 1]);
  });

  it('is found by the search', async () => {
    const { body } = await admin.post('/DC/DisplayOrders', { search: '1234567895' });
    expect(body.date?.map(({ merchant_order_id }) => merchant_order_id)).toEqual(['O-3']);
  });

  it.each([
    ['a wrong digit', { parcel_code: '1234567896' }, 'parcel_code'],
    ['nine digits', { parcel_code: '123456789' }, 'parcel_code'],
    ['the code of another order', { parcel_code: '1234567895' }, 'parcel_code'],
    ['no piece', { pieces: 0 }, 'pieces'],
    ['100 pieces', { pieces: 100 }, 'pieces'],
    ['half a piece', { pieces: 1.5 }, 'pieces'],
  ])('%s is refused beside its field, at the creation and later', async (_, values, field) => {
    const refused = { body: { success: false, fields: { [field]: expect.any(String) } } };
    expect(await create(9, values)).toMatchObject(refused);
    expect(await update(1, values)).toMatchObject(refused);
  });

  it('of a sticker may be that of another company', async () => {
    const other = await test().company();
    await other.post('/DC/CreateMerchants', merchantBody(1));
    await other.post('/DC/CreateCitys', cityBody('عمان'));
    expect((await other.post('/DC/CreateOrders', orderBody(1, { parcel_code: '1234567895' }))).status).toBe(
      200,
    );
    const { body } = await other.post('/DC/DisplayOrders', { search: '1234567895' });
    expect(body.date).toHaveLength(1);
  });

  it('is taken by one of two orders that are created with it at once', async () => {
    const answers = await Promise.all(
      [5, 6, 7, 8].map((number) => create(number, { parcel_code: '1111111111' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('stays where an update does not name it, and when the order is deleted and restored', async () => {
    expect((await update(3, { name_order: 'Books' })).status).toBe(200);
    expect(await codeOf(3)).toEqual(['1234567895', 1]);
    await admin.delete('/DC/DeleteOrders/O-3/M-1');
    expect(await codeOf(3, '/DC/Display_deleted_records_Orders')).toEqual(['1234567895', 1]);
    expect(await create(4, { parcel_code: '1234567895' })).toMatchObject({
      body: { fields: { parcel_code: expect.any(String) } },
    });
    await admin.post('/DC/RestoreOrders/O-3/M-1');
    expect(await codeOf(3)).toEqual(['1234567895', 1]);
  });
});
