import { importResponse } from '@tawseel/api-client/schemas';
import { cityBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const file = { fingerprint: 'a'.repeat(64), file_name: 'orders.xlsx', row_count: 3, merchant_id: 'M-1' };

const rowOf = (row: number, values: object = {}) => {
  const { merchant_order_id: _, merchant_id: __, ...order } = orderBody(row);
  return { row, order: { ...order, ...values } };
};

onEachDatabase('the import of orders', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    for (const n of [1, 2]) await admin.post('/DC/CreateMerchants', merchantBody(n));
  });

  const send = (rows: object[], values: object = {}) =>
    admin.post('/DC/ImportOrders', { ...file, ...values, rows });
  const outcomes = async (rows: object[], values: object = {}) =>
    importResponse.parse((await send(rows, values)).body).data.outcomes;
  const orders = async (body: object = {}) => {
    const { body: found } = await admin.post('/DC/DisplayOrders', { sort: 'merchant_order_id', ...body });
    return found.date ?? [];
  };
  const ids = async (body: object = {}) => (await orders(body)).map((row) => row.merchant_order_id);
  const imports = async () => (await admin.post('/DC/DisplayOrderImports', {})).body.data ?? [];

  it('adds rows with the next ids of the merchant, and keeps ids that the file has', async () => {
    await admin.post('/DC/CreateOrders', orderBody(7));
    expect(await outcomes([rowOf(2), rowOf(3, { merchant_order_id: '007' }), rowOf(4)])).toEqual([
      { row: 2, outcome: 'added', merchant_order_id: 'O-8' },
      { row: 3, outcome: 'added', merchant_order_id: '007' },
      { row: 4, outcome: 'added', merchant_order_id: 'O-9' },
    ]);
    expect(await ids()).toEqual(['007', 'O-7', 'O-8', 'O-9']);
    const codes = (await orders()).map((row) => row.parcel_code);
    expect(new Set(codes).size).toBe(4);
  });

  it('fails rows beside their fields and adds the others', async () => {
    const rows = [
      rowOf(1, { phone_customer: '12', total_price: -1 }),
      rowOf(2, { city_order: 'نابلس' }),
      rowOf(3, { merchant_order_id: 'X' }),
      rowOf(4, { merchant_order_id: 'x' }),
    ];
    expect(await outcomes(rows)).toEqual([
      {
        row: 1,
        outcome: 'failed',
        message: expect.any(String),
        fields: { phone_customer: expect.any(String), total_price: expect.any(String) },
      },
      {
        row: 2,
        outcome: 'failed',
        message: expect.any(String),
        fields: { city_order: expect.any(String) },
      },
      { row: 3, outcome: 'added', merchant_order_id: 'X' },
      {
        row: 4,
        outcome: 'failed',
        message: expect.any(String),
        fields: { merchant_order_id: expect.any(String) },
      },
    ]);
    expect(await ids()).toEqual(['X']);
  });

  it('adds nothing when the file is imported again, and adds a repaired row', async () => {
    await send([rowOf(2), rowOf(3, { city_order: 'نابلس' })]);
    expect(await outcomes([rowOf(2), rowOf(3)])).toEqual([
      { row: 2, outcome: 'present', merchant_order_id: '1' },
      { row: 3, outcome: 'added', merchant_order_id: '2' },
    ]);
    expect(await ids()).toEqual(['1', '2']);
    expect(await imports()).toEqual([
      expect.objectContaining({
        import_id: 1,
        file_name: 'orders.xlsx',
        row_count: 3,
        orders: 2,
        state: 'Added',
        merchant_name: 'تاجر 1',
      }),
    ]);
  });

  it('adds each row once when two people import the file at the same time', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => rowOf(at + 1));
    const both = await Promise.all([outcomes(rows), outcomes(rows), outcomes(rows.slice(20))]);
    const added = both.flat().filter(({ outcome }) => outcome === 'added');
    expect(added).toHaveLength(40);
    expect(await ids()).toHaveLength(40);
    expect(await imports()).toHaveLength(1);
  });

  it('has the merchant of each row where the file names no merchant', async () => {
    const merchants = [
      rowOf(1, { merchant_id: 'M-2' }),
      rowOf(2, { merchant_id: 'M-9' }),
      rowOf(3, { merchant_id: 'M-1' }),
      rowOf(4),
    ];
    const found = await outcomes(merchants, { merchant_id: '' });
    const byRow = found.map(({ outcome }) => outcome);
    expect(byRow).toEqual(['added', 'failed', 'added', 'failed']);
    expect(await ids({ filter: { import_id: 1 } })).toHaveLength(2);
  });

  it('refuses a merchant of another company, and orders of its import cannot be seen there', async () => {
    expect(await send([rowOf(1)], { merchant_id: 'M-9' })).toMatchObject({
      status: 400,
      body: { fields: { merchant_id: expect.any(String) } },
    });
    await send([rowOf(1)]);
    const other = await test().company();
    expect((await other.post('/DC/DisplayOrderImports', {})).body.data).toEqual([]);
    expect((await other.post('/DC/DisplayOrders', { filter: { import_id: 1 } })).body.date).toEqual([]);
    expect((await other.post('/DC/DiscardOrderImport', { import_id: 1 })).status).toBe(404);
  });

  it('lists the orders of an import', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1));
    await send([rowOf(1, { merchant_order_id: 'A' })]);
    await send([rowOf(1, { merchant_order_id: 'B' })], { fingerprint: 'b'.repeat(64) });
    expect(await ids({ filter: { import_id: 1 } })).toEqual(['A']);
    expect(await ids({ filter: { import_id: '2' } })).toEqual(['B']);
    expect((await admin.post('/DC/DisplayOrders', { filter: { import_id: 'x' } })).status).toBe(400);
  });

  it('is discarded while all of its orders are pending; the file can then be imported again', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1));
    await send([rowOf(1, { merchant_order_id: 'A' }), rowOf(2, { merchant_order_id: 'B' })]);
    await admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'A',
      merchant_id: 'M-1',
      status: 'Accepted',
    });
    const refused = await admin.post('/DC/DiscardOrderImport', { import_id: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'in_use', message: expect.stringContaining('1') },
    });
    expect(await ids()).toEqual(['A', 'B', 'O-1']);

    await admin.delete('/DC/DeleteOrders/A/M-1');
    expect((await admin.post('/DC/DiscardOrderImport', { import_id: 1 })).status).toBe(200);
    expect(await ids()).toEqual(['O-1']);
    expect(await imports()).toMatchObject([{ import_id: 1, state: 'Discarded' }]);
    expect(await outcomes([rowOf(2, { merchant_order_id: 'B' })])).toEqual([
      { row: 2, outcome: 'added', merchant_order_id: 'B' },
    ]);
    // The orders of the second import have the ids of the first one.
    expect((await admin.post('/DC/DiscardOrderImport', { import_id: 1 })).status).toBe(404);
    expect(await ids()).toEqual(['B', 'O-1']);
    expect(await imports()).toMatchObject([
      { import_id: 2, state: 'Added' },
      { import_id: 1, state: 'Discarded' },
    ]);
  });

  it.each([
    ['no rows', { rows: [] }],
    ['a wrong fingerprint', { fingerprint: 'x' }],
    ['no file name', { file_name: ' ' }],
    ['251 rows', { rows: Array.from({ length: 251 }, (_, at) => rowOf(at + 1)) }],
    ['a row that is no object', { rows: [{ row: 1, order: 'x' }] }],
    ['row 0', { rows: [rowOf(0)] }],
  ])('%s are refused', async (_, values) => {
    const body = { ...file, rows: [rowOf(1)], ...values };
    expect((await admin.post('/DC/ImportOrders', body)).status).toBe(400);
    expect(await imports()).toEqual([]);
  });
});
