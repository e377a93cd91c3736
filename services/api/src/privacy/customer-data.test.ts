import { customerData, erasure } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const lookup = '/DC/DisplayCustomerData';
const erase = '/DC/EraseCustomerData';
const phone = '0790000000';

onEachDatabase("a customer's data", (test) => {
  let admin: TestCompany;
  const create = (n: number, changes: object = {}) =>
    admin.post('/DC/CreateOrders', orderBody(n, { driver_id: 'D-1', ...changes }));
  const move = (n: number, status: string, more: object = {}) =>
    admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: `O-${n}`,
      merchant_id: 'M-1',
      status,
      ...more,
    });
  const deliver = async (n: number) => {
    for (const status of ['Accepted', 'Picked Up', 'Delivered']) await move(n, status);
  };
  const remove = (n: number) => admin.delete(`/DC/DeleteOrders/O-${n}/M-1`);
  const held = async (of = phone, company = admin) =>
    customerData.parse((await company.post(lookup, { phone: of })).body).data;
  const eraseAll = async () => erasure.parse((await admin.post(erase, { phone })).body).data;
  const activity = async (filter: object) =>
    (await admin.post('/DC/DisplayActivity', { filter })).body.data ?? [];
  const stored = (text: string) =>
    acrossCompanies(test().database, async (tx) => {
      const { rows } = await sql<{ name: string; count: number }>`
        select 'orders' as name, count(*)::int from orders t where t::text like ${text} and company_id = ${admin.companyId}
        union all select 'deleted', count(*)::int from deleted_orders t where t::text like ${text} and company_id = ${admin.companyId}
        union all select 'audit', count(*)::int from audit t where t::text like ${text} and company_id = ${admin.companyId}
        union all select 'apart', count(*)::int from audit_customers t where t::text like ${text} and company_id = ${admin.companyId}`.execute(
        tx,
      );
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
    });

  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
  });

  it('is in the table apart, and the audit log shows it', async () => {
    await create(1, { note: 'الطابق الثاني' });
    expect(await stored('%ليلى%')).toEqual({ orders: 1, deleted: 0, audit: 0, apart: 1 });
    expect(await activity({ entity: 'order' })).toEqual([
      expect.objectContaining({
        before: null,
        after: expect.objectContaining({
          merchant_order_id: 'O-1',
          name_customer: 'ليلى',
          phone_customer: phone,
          address_order: 'شارع الجامعة',
          note: 'الطابق الثاني',
          end_reason_text: null,
        }),
      }),
    ]);
    const { text } = await admin.post('/DC/Export/activity', { format: 'csv', language: 'en' });
    expect(text).toContain('Customer: ليلى');
  });

  it('is in the table apart when a person changes it who may not read the audit log', async () => {
    const dispatcher = await admin.person('Dispatcher');
    await dispatcher.post('/DC/CreateOrders', orderBody(1));
    expect(await stored('%ليلى%')).toEqual({ orders: 1, deleted: 0, audit: 0, apart: 1 });
  });

  it('is found by every spelling of the phone number, in the company alone', async () => {
    await create(1, { phone_customer: '962790000000' });
    await create(2, { phone_customer: '0790000001' });
    for (const spelling of [phone, '+962 79 000 0000', '00962790000000', '٠٧٩٠٠٠٠٠٠٠', '79-000-0000'])
      expect(await held(spelling)).toMatchObject({ orders_under_way: 1, audit_entries: 1 });
    const other = await test().company();
    expect(await held(phone, other)).toEqual({
      orders_under_way: 0,
      ended_orders: 0,
      deleted_orders: 0,
      audit_entries: 0,
      kept_entries: 0,
      erased_at: null,
      records: [],
    });
    expect(await admin.post(lookup, { phone: '12345678' })).toMatchObject({
      status: 400,
      body: { fields: { phone: expect.any(String) } },
    });
  });

  it('has the orders, the deleted orders and both sides of changes', async () => {
    await create(1);
    await admin.put('/DC/UpdateOrders', orderBody(1, { driver_id: 'D-1', name_customer: 'ليلى حداد' }));
    await create(2);
    await remove(2);
    const data = await held();
    expect(data).toMatchObject({ orders_under_way: 1, ended_orders: 0, deleted_orders: 1, audit_entries: 5 });
    expect(data.kept_entries).toBe(2);
    const { records } = data;
    expect(records).toHaveLength(8);
    expect(records).toContainEqual(
      expect.objectContaining({ entity: 'order', action: 'update', name_customer: 'ليلى حداد' }),
    );
    expect(records).toContainEqual(
      expect.objectContaining({ entity: 'deleted_order', action: null, merchant_order_id: 'O-2' }),
    );
    const { text, headers } = await admin.post('/DC/ExportCustomerData', {
      phone,
      format: 'csv',
      language: 'en',
    });
    expect(text.trim().split('\r\n')).toHaveLength(9);
    expect(text).toMatch(/^\uFEFFRecord,Action,Date and time,Order ID,/);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="customer-data-[\d-]+\.csv"$/);
    const book = await admin.post('/DC/ExportCustomerData', { phone, format: 'xlsx' });
    expect(book.text).toContain('rows=8');
  });

  it('is erased in ended and deleted orders and in the audit log, once', async () => {
    await create(1, { note: 'الطابق الثاني' });
    await deliver(1);
    await create(2);
    await remove(2);
    await create(3);
    await create(4, { phone_customer: '0791111111', name_customer: 'سامر' });
    const before = (await admin.post('/DC/DisplayProfits')).body.data;
    const erased = await admin.post(erase, { phone: '+962790000000' });
    expect(erased.body).toMatchObject({
      message: expect.stringMatching(/under way: 1\./),
      data: { orders: 1, deleted_orders: 1, audit_entries: 7, kept: 1 },
    });
    // The order under way keeps the data, in the audit log too.
    expect(await stored('%ليلى%')).toEqual({ orders: 1, deleted: 0, audit: 0, apart: 1 });
    expect(await held()).toMatchObject({
      orders_under_way: 1,
      ended_orders: 0,
      deleted_orders: 0,
      erased_at: expect.any(String),
    });
    const orders = (await admin.post('/DC/DisplayOrders', { search: 'ليلى' })).body.date ?? [];
    expect(orders.map((row) => row.merchant_order_id)).toEqual(['O-3']);
    const rows = (await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: ['O-1'] } })).body;
    expect(rows).toMatchObject({
      total: 1,
      date: [{ name_customer: '', phone_customer: '', address_order: '', note: null, status: 'Delivered' }],
    });
    expect((await admin.post('/DC/DisplayProfits')).body.data).toEqual(before);
    const logged = await activity({ entity_key: 'O-1 / M-1', entity: 'order' });
    expect(logged).toHaveLength(4);
    expect(JSON.stringify(logged)).not.toMatch(/ليلى|790000000|الجامعة|الطابق/);
    const { text } = await admin.post('/DC/Export/orders', {
      format: 'csv',
      filter: { status: 'Delivered' },
    });
    expect(text).not.toMatch(/ليلى|0790000000/);
    expect(await checkRecords(test().database)).toEqual([]);

    expect(await eraseAll()).toEqual({ orders: 0, deleted_orders: 0, audit_entries: 0, kept: 1 });
    const events = await activity({ entity: 'customer', action: 'erase' });
    expect(events).toEqual([
      expect.objectContaining({
        action: 'erase',
        entity_key: expect.stringMatching(/^[0-9a-f]{64}$/),
        after: expect.objectContaining({ orders: 1, deleted_orders: 1, audit_entries: 7, kept: 1 }),
      }),
    ]);
    expect(JSON.stringify(events)).not.toContain('79000');
    expect(await held('0791111111')).toMatchObject({ orders_under_way: 1 });
  });

  it('is erased with the numbers that an order had before', async () => {
    await create(1);
    await admin.put('/DC/UpdateOrders', orderBody(1, { driver_id: 'D-1', phone_customer: '0792222222' }));
    await deliver(1);
    await admin.post(erase, { phone: '0792222222' });
    expect(await stored('%ليلى%')).toEqual({ orders: 0, deleted: 0, audit: 0, apart: 0 });
    expect(await held()).toMatchObject({ audit_entries: 0 });
  });

  it('is not held again when a restored or deleted order was erased before', async () => {
    await create(1);
    await move(1, 'Cancelled', { end_reason: 'Other', end_reason_text: 'ليلى رفضت' });
    await remove(1);
    await admin.post(erase, { phone });
    expect((await admin.post('/DC/RestoreOrders/O-1/M-1')).status).toBe(200);
    expect(await stored('%ليلى%')).toEqual({ orders: 0, deleted: 0, audit: 0, apart: 0 });
    expect(await activity({ entity_key: 'O-1 / M-1' })).not.toHaveLength(0);
  });

  it('is erased or kept whole while the order ends, is deleted or is restored', async () => {
    for (let n = 1; n <= 8; n += 1) {
      await create(n);
      await move(n, 'Accepted');
      await move(n, 'Picked Up');
      if (n % 4 === 3) await remove(n);
      if (n % 4 === 0) {
        await move(n, 'Delivered');
        await remove(n);
      }
    }
    const racing = Array.from({ length: 8 }, async (_, at) => {
      const n = at + 1;
      if (n % 4 === 1) return move(n, 'Delivered');
      if (n % 4 === 2) return remove(n);
      return admin.post(`/DC/RestoreOrders/O-${n}/M-1`);
    });
    const [first] = await Promise.all([eraseAll(), ...racing]);
    expect(first.orders + first.deleted_orders + first.kept).toBe(8);
    expect(await checkRecords(test().database)).toEqual([]);
    await admin.post(erase, { phone });
    // The restored orders have not ended: they remain.
    const left = await stored('%ليلى%');
    expect([left['deleted'], left['audit']]).toEqual([0, 0]);
    expect(await held()).toMatchObject({
      ended_orders: 0,
      deleted_orders: 0,
      orders_under_way: left['orders'],
    });
  });

  it('is erased once for a repeated Idempotency-Key', async () => {
    await create(1);
    await deliver(1);
    const key = { 'idempotency-key': 'erase-1' };
    const { body, text } = await admin.post(erase, { phone }, key);
    expect(body.data).toMatchObject({ orders: 1 });
    expect((await admin.post(erase, { phone }, key)).text).toBe(text);
  });

  it('of another company stays when one erases the same number', async () => {
    const other = await test().company();
    await create(1);
    await deliver(1);
    await other.post(erase, { phone });
    expect(await held()).toMatchObject({ ended_orders: 1, audit_entries: 4 });
    await asSystem(test().database, other.companyId, async (tx) => {
      const { rows } = await sql`select 1 from audit_customers`.execute(tx);
      expect(rows).toEqual([]);
    });
  });
});
