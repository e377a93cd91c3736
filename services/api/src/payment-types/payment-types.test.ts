import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany, type TestPerson } from '../testing/test-api.ts';

const unknown = 'Talabat Pay';

onEachDatabase('payment types', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
  });

  const add = (n: number, type_payment: string) =>
    admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', type_payment }));
  const key = (n: number) => ({ merchant_order_id: `O-${n}`, merchant_id: 'M-1' });
  const move = (n: number, status: string, headers?: Record<string, string>) =>
    admin.put('/DC/UpdateOrdersStatus', { ...key(n), status }, headers);
  const onTheWay = async (n: number, type_payment: string) => {
    await add(n, type_payment);
    for (const status of ['Accepted', 'Picked Up']) await move(n, status);
  };
  const order = async (n: number) =>
    (await admin.post('/DC/DisplayOrders', { filter: { key: [`O-${n}:M-1`] } })).body.date?.[0];
  const held = async () => (await admin.post('/DC/DisplayDrivers')).body.date?.[0]?.money_orders;
  const decide = (person: TestPerson, wording: string, collector: string) =>
    person.put('/DC/UpdatePaymentTypes', { wording, collector });
  const types = async (filter: object) =>
    (await admin.post('/DC/DisplayPaymentTypes', { filter, limit: 100 })).body.data ?? [];

  it.each(['cashondelivery', 'دفع عند الاستلام', 'Cash\u200F', 'CASH-ON-DELIVERY'])(
    'have the driver collect an order paid by %j',
    async (type_payment) => {
      await onTheWay(1, type_payment);
      expect(await order(1)).toMatchObject({ type_payment, collector: 'Driver' });
      expect((await move(1, 'Delivered')).status).toBe(200);
      expect(await held()).toBe(20);
    },
  );

  it('have an order of an unknown wording decided before it is delivered', async () => {
    await onTheWay(1, unknown);
    expect(await order(1)).toMatchObject({ type_payment: unknown, collector: 'Undecided' });
    expect(await types({ collector: 'Undecided' })).toEqual([
      expect.objectContaining({ wording: unknown, collector: 'Undecided' }),
    ]);
    const refused = await move(1, 'Delivered', { 'accept-language': 'en' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_undecided' } });
    expect(refused.body.message).toContain(unknown);
    expect(await order(1)).toMatchObject({ status: 'Picked Up' });

    const many = await admin.put('/DC/UpdateOrdersStatusMany', { orders: [key(1)], status: 'Delivered' });
    expect(JSON.parse(many.text.split('\n')[0] ?? '')).toMatchObject({
      outcome: 'failed',
      code: 'payment_undecided',
      message: expect.stringContaining(unknown),
    });
    const { body } = await admin.post('/DC/DisplayOrders', { filter: { attention: 'undecided' } });
    expect(body).toMatchObject({ total: 1 });

    expect((await decide(admin, unknown, 'Driver')).status).toBe(200);
    expect(await order(1)).toMatchObject({ collector: 'Driver' });
    expect((await move(1, 'Delivered')).status).toBe(200);
    expect(await held()).toBe(20);
    expect(await checkRecords(test().database)).toEqual([]);
  });

  it('let an undecided order be returned or cancelled', async () => {
    await onTheWay(1, unknown);
    expect((await move(1, 'Returned')).status).toBe(200);
    await add(2, unknown);
    expect((await move(2, 'Cancelled')).status).toBe(200);
    expect(await held()).toBe(0);
  });

  it('follow a decision in every spelling of the wording, in open orders alone', async () => {
    await onTheWay(1, unknown);
    await add(2, 'TALABAT-PAY');
    await onTheWay(3, 'Other pay');
    await decide(admin, 'talabat_pay', 'Company');
    expect(await order(2)).toMatchObject({ type_payment: 'TALABAT-PAY', collector: 'Company' });
    expect(await order(3)).toMatchObject({ collector: 'Undecided' });
    await move(1, 'Delivered');
    await decide(admin, unknown, 'Driver');
    expect(await order(1)).toMatchObject({ collector: 'Company' });
    expect(await order(2)).toMatchObject({ collector: 'Driver' });
    expect(await held()).toBe(0);
  });

  it('can be decided for one order alone', async () => {
    await onTheWay(1, unknown);
    await add(2, unknown);
    expect(await admin.put('/DC/UpdateOrdersCollector', { ...key(1), collector: 'Nobody' })).toMatchObject({
      status: 200,
    });
    expect(await order(2)).toMatchObject({ collector: 'Undecided' });
    await decide(admin, unknown, 'Driver');
    expect(await order(1)).toMatchObject({ collector: 'Nobody' });
    const edited = { ...orderBody(1, { driver_id: 'D-1', type_payment: unknown }), name_order: 'قميص' };
    expect((await admin.put('/DC/UpdateOrders', edited)).status).toBe(200);
    expect(await order(1)).toMatchObject({ name_order: 'قميص', collector: 'Nobody' });
    await move(1, 'Delivered');
    expect(await held()).toBe(0);
    const late = await admin.put('/DC/UpdateOrdersCollector', { ...key(1), collector: 'Driver' });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('are followed when an order gets another payment type', async () => {
    await add(1, unknown);
    await admin.put('/DC/UpdateOrders', orderBody(1, { driver_id: 'D-1', type_payment: 'COD' }));
    expect(await order(1)).toMatchObject({ type_payment: 'COD', collector: 'Driver' });
    await admin.put('/DC/UpdateOrders', orderBody(1, { driver_id: 'D-1', type_payment: unknown }));
    expect(await order(1)).toMatchObject({ collector: 'Undecided' });
  });

  it('are followed by an order that is restored, or whose end is reversed', async () => {
    await add(1, unknown);
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    await onTheWay(2, 'Cash');
    await move(2, 'Delivered');
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`update orders set collector = null where merchant_order_id = 'O-2' and company_id = ${admin.companyId}`.execute(
        tx,
      ),
    );
    await decide(admin, unknown, 'Company');
    await admin.post('/DC/RestoreOrders/O-1/M-1');
    expect(await order(1)).toMatchObject({ collector: 'Company' });
    await admin.post('/DC/ReverseOrderEnd', { ...key(2), reason: 'خطأ' });
    expect(await order(2)).toMatchObject({ status: 'In Transit', collector: 'Driver' });
  });

  it('refuse another spelling of a wording, and name the present one', async () => {
    const response = await admin.post(
      '/DC/CreatePaymentTypes',
      { wording: 'cash_on_delivery', collector: 'Company' },
      { 'accept-language': 'en' },
    );
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'duplicate', fields: { wording: expect.any(String) } },
    });
    expect(response.body.message).toContain('Cash on delivery');
    expect(
      (await admin.post('/DC/CreatePaymentTypes', { wording: unknown, collector: 'Undecided' })).status,
    ).toBe(400);
    expect(
      (await admin.post('/DC/CreatePaymentTypes', { wording: unknown, collector: 'Nobody' })).status,
    ).toBe(200);
    await add(1, 'talabat pay');
    expect(await order(1)).toMatchObject({ collector: 'Nobody' });
  });

  it('belong to one company, and are decided by some roles', async () => {
    const other = await test().company();
    await add(1, unknown);
    expect((await decide(other, unknown, 'Driver')).status).toBe(404);
    expect((await other.put('/DC/UpdateOrdersCollector', { ...key(1), collector: 'Driver' })).status).toBe(
      404,
    );
    const entry = await admin.person('DataEntry');
    expect((await decide(entry, unknown, 'Driver')).body.code).toBe('not_permitted');
    const dispatcher = await admin.person('Dispatcher');
    expect((await decide(dispatcher, unknown, 'Driver')).status).toBe(200);
    const log = (
      await admin.post('/DC/DisplayActivity', { filter: { entity: 'payment_type', entity_key: unknown } })
    ).body.data;
    expect(log).toEqual([
      expect.objectContaining({ action: 'update', after: expect.objectContaining({ collector: 'Driver' }) }),
      expect.objectContaining({
        action: 'create',
        after: expect.objectContaining({ collector: 'Undecided' }),
      }),
    ]);
  });
});
