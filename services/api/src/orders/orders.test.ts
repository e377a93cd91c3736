import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('orders', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1, { commission_driver: 1, commission_return: 0.25 }));
    await admin.post('/DC/CreateCitys', cityBody('عمان', { delivery_price: 2.5, return_price: 1.25 }));
  });

  const order = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
  const move = (status: string, changes: object = {}, headers: Record<string, string> = {}) =>
    admin.put('/DC/UpdateOrdersStatus', { ...order, status, ...changes }, headers);
  const first = async (url: string, key: 'date' | 'data') => (await admin.post(url)).body[key]?.[0];
  const ownFindings = async () =>
    (await checkRecords(test().database)).filter(({ companyId }) => companyId === admin.companyId);

  it('are created and listed with their merchant’s shop', async () => {
    expect((await admin.post('/DC/CreateOrders', orderBody(1))).body.message).toBe(
      'Order created successfully!',
    );
    expect(await first('/DC/DisplayOrders', 'date')).toMatchObject({
      merchant_order_id: 'O-1',
      name_shop: 'متجر 1',
      status: 'Pending',
      total_price: 20,
      driver_id: null,
      date_order_delivery_customer: '2026-01-31T00:00:00+03:00',
      date_order_delivery_customer_end: null,
    });
    expect(await admin.post('/DC/CreateOrders', orderBody(1))).toMatchObject({
      status: 409,
      body: { code: 'duplicate' },
    });
  });

  it('are selected by their whole keys, even if merchants use the same ids', async () => {
    await admin.post('/DC/CreateMerchants', merchantBody(2));
    for (const [n, merchant_id] of [
      ['1', 'M-1'],
      ['1', 'M-2'],
      ['2', 'M-1'],
      ['2', 'M-2'],
    ]) {
      await admin.post('/DC/CreateOrders', orderBody(String(n), { merchant_id }));
    }
    const list = await admin.post('/DC/DisplayOrders', {
      filter: { key: ['O-1:M-1', 'O%2D2:M-2', 'O-9:M-1'] },
    });
    expect(list.body.total).toBe(2);
    const ids = list.body.date?.map(({ merchant_order_id, merchant_id }) => [merchant_order_id, merchant_id]);
    expect(new Set(ids)).toEqual(
      new Set([
        ['O-1', 'M-1'],
        ['O-2', 'M-2'],
      ]),
    );
    for (const key of [['O-1'], ['O-1:M-1:x'], ['%:M-1']]) {
      const { status, body } = await admin.post('/DC/DisplayOrders', { filter: { key } });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['filter.key']]);
    }
  });

  it('are searched by their displayed texts in either language', async () => {
    const payments = ['Cash', 'CliQ', 'Card'];
    for (const [at, type_payment] of payments.entries())
      await admin.post('/DC/CreateOrders', orderBody(at + 1, { type_payment }));
    const idsOf = async (url: string, search: string) =>
      (await admin.post(url, { search })).body.date?.map((row) => row.merchant_order_id);
    for (const [search, id] of [
      ['نقدًا', 'O-1'],
      ['كليك', 'O-2'],
      ['cliq', 'O-2'],
      ['بطاقة', 'O-3'],
    ] as const)
      expect([search, await idsOf('/DC/DisplayOrders', search)]).toEqual([search, [id]]);
    const byPayment = await admin.post('/DC/DisplayOrders', { search: 'نقدا', searchIn: ['type_payment'] });
    expect(byPayment.body.total).toBe(1);
    await admin.delete('/DC/DeleteOrders/O-2/M-1');
    for (const search of ['كليك', 'المسؤول', 'administrator', 'admin'])
      expect([search, await idsOf('/DC/Display_deleted_records_Orders', search)]).toEqual([search, ['O-2']]);
  });

  it('are filtered by merchant in any notation of its id', async () => {
    await admin.post('/DC/CreateMerchants', merchantBody(11));
    await admin.post('/DC/CreateOrders', orderBody(1));
    await admin.post('/DC/CreateOrders', orderBody(2, { merchant_id: 'M-11' }));
    const idsOf = async (merchant_id: string | string[]) =>
      (await admin.post('/DC/DisplayOrders', { filter: { merchant_id } })).body.date?.map(
        (row) => row.merchant_order_id,
      );
    for (const typed of ['M-1', 'm-1', 'M-١', ' M-1 '])
      expect([typed, await idsOf(typed)]).toEqual([typed, ['O-1']]);
    expect(await idsOf('m-١١')).toEqual(['O-2']);
    expect(await idsOf('M-9')).toEqual([]);
    expect(await idsOf(['M-1', 'm-11'])).toEqual(['O-1']);
  });

  it.each([
    ['merchant_id', { merchant_id: 'M-9' }],
    ['city_order', { city_order: 'القدس' }],
    ['driver_id', { driver_id: 'D-9' }],
    ['total_price', { total_price: 1.0005 }],
    ['date_order_delivery_customer', { date_order_delivery_customer: '2026-02-30' }],
  ])('are rejected for a wrong %s', async (field, wrong) => {
    const answer = await admin.post('/DC/CreateOrders', orderBody(1, wrong));
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('post profit, commission and balance on delivery, at the price of that day', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1));
    expect((await move('Accepted')).status).toBe(200);
    expect((await move('Picked Up')).body.fields).toEqual({ driver_id: 'This field is required.' });
    expect((await move('Picked Up', { driver_id: 'D-1' })).status).toBe(200);
    expect((await move('Delivered')).status).toBe(200);
    await admin.put(
      '/DC/UpdateCitys',
      cityBody('عمان', { delivery_price: 9, driver1_id: 'D-1', driver2_id: 'D-1', driver3_id: 'D-1' }),
    );
    expect(await first('/DC/DisplayProfits', 'data')).toMatchObject({
      total_price: 20,
      delivery_price: 2.5,
      merchant_profit: 17.5,
      order_status: 'Delivered',
    });
    expect(await first('/DC/DisplayDrivers', 'date')).toMatchObject({
      money_driver: 1,
      money_orders: 20,
      total_delivery_money: 1,
    });
    expect(await first('/DC/DisplayMerchants', 'data')).toMatchObject({ money_orders: 17.5 });
    const ledger = (
      await admin.post('/DC/DisplayLedger', { filter: { holder: 'merchant', holder_id: 'M-1' } })
    ).body.data;
    expect(ledger).toEqual([
      expect.objectContaining({ delta: 17.5, amount_to: 17.5, reason: 'delivered', reference: 'O-1' }),
    ]);
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it('charge the merchant the return price on return', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    for (const status of ['Accepted', 'Picked Up', 'In Transit', 'Returned'])
      expect((await move(status)).status).toBe(200);
    expect(await first('/DC/DisplayProfits', 'data')).toMatchObject({
      delivery_price: 1.25,
      merchant_profit: -1.25,
    });
    expect(await first('/DC/DisplayMerchants', 'data')).toMatchObject({ money_orders: -1.25 });
    expect(await first('/DC/DisplayDrivers', 'date')).toMatchObject({ money_driver: 0.25, money_orders: 0 });
    const late = await move('Delivered', {}, { 'accept-language': 'ar' });
    expect([late.status, late.body.message]).toEqual([409, 'لا يمكن نقل الطلب من «مرتجع» إلى «تم التسليم».']);
  });

  it('are not delivered by a driver who was deleted since, or whom nobody knows', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    for (const status of ['Accepted', 'Picked Up']) await move(status);
    const hide = sql`update drivers set deleted_at = now()`;
    await asSystem(test().database, admin.companyId, (tx) => hide.execute(tx));
    expect((await move('In Transit', { driver_id: 'D-9' })).body.fields).toHaveProperty('driver_id');
    expect((await move('Delivered', { driver_id: 'D-1' })).body.code).toBe('in_use');
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it('are delivered once by repeated requests', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    for (const status of ['Accepted', 'Picked Up']) await move(status);
    const answers = await Promise.all(Array.from({ length: 12 }, () => move('Delivered')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    expect(await first('/DC/DisplayMerchants', 'data')).toMatchObject({ money_orders: 17.5 });
  });

  it('post each amount once when two hundred are delivered concurrently, each requested twice', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => ({
      ...orderBody(i + 1, { driver_id: 'D-1', total_price: 20_000, status: 'In Transit', name_shop: 'متجر' }),
      company_id: admin.companyId,
    }));
    await asSystem(test().database, admin.companyId, (tx) => insertRows(tx, 'orders', rows));
    // An overloaded server responds with 503; the client retries with the same key.
    const deliver = async (n: number, tries = 30): ReturnType<typeof admin.put> => {
      const answer = await admin.put(
        '/DC/UpdateOrdersStatus',
        { merchant_order_id: `O-${n}`, merchant_id: 'M-1', status: 'Delivered' },
        { 'idempotency-key': `deliver-${n}` },
      );
      return answer.status === 503 && tries > 0 ? deliver(n, tries - 1) : answer;
    };
    const answers = await Promise.all(rows.flatMap((_, i) => [deliver(i + 1), deliver(i + 1)]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await first('/DC/DisplayMerchants', 'data')).toMatchObject({ money_orders: 3500 });
    expect(await first('/DC/DisplayDrivers', 'date')).toMatchObject({
      money_driver: 200,
      money_orders: 4000,
    });
    expect(await ownFindings()).toEqual([]);
  }, 240_000);

  it('move completely to the deleted history and are restored unchanged', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    const before = await first('/DC/DisplayOrders', 'date');
    expect((await admin.delete('/DC/DeleteOrders/O-1/M-1')).body.message).toBe('Order deleted successfully!');
    expect((await admin.post('/DC/DisplayOrders')).body.date).toEqual([]);
    expect(await first('/DC/Display_deleted_records_Orders', 'date')).toEqual({
      ...before,
      timedeleted: expect.stringMatching(/T.*\+03:00$/),
      from_deletion: 'admin',
    });
    const exported = await admin.post('/DC/Export/deleted-orders', { format: 'csv' });
    expect(exported.text).toMatch(/,Administrator\r\n/);
    expect(await admin.post('/DC/CreateOrders', orderBody(1))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('A deleted order has this ID.') },
    });
    expect((await admin.post('/DC/RestoreOrders/O-1/M-1')).body.message).toBe('Order restored successfully!');
    expect(await first('/DC/DisplayOrders', 'date')).toEqual(before);
    expect((await admin.post('/DC/RestoreOrders/O-1/M-1')).status).toBe(404);
    expect((await admin.delete('/DC/DeleteOrders/O-2/M-1')).status).toBe(404);
  });

  it('fail the records check when a profit or a balance is altered', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1, { driver_id: 'D-1' }));
    for (const status of ['Accepted', 'Picked Up', 'Delivered']) await move(status);
    await asSystem(test().database, admin.companyId, (tx) =>
      tx.updateTable('orders').set({ status: 'Cancelled' }).execute(),
    );
    expect(await ownFindings()).toMatchObject([
      { what: expect.stringMatching(/^Order O-1 of merchant M-1 is absent/) },
    ]);
  });

  it('of another company are neither visible nor changeable', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1));
    const other = await test().company();
    expect((await other.put('/DC/UpdateOrdersStatus', { ...order, status: 'Cancelled' })).status).toBe(404);
    expect((await other.delete('/DC/DeleteOrders/O-1/M-1')).status).toBe(404);
    expect((await other.post('/DC/DisplayOrders')).body.date).toEqual([]);
  });
});
