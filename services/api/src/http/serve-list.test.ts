import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { buildApi } from '../server/build-api.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { createTestApi, onEachDatabase, testConfig, type TestCompany } from '../testing/test-api.ts';

const orders = '/DC/DisplayOrders';

onEachDatabase('a page of a list', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    for (const n of [1, 2, 3]) await admin.post('/DC/CreateOrders', orderBody(n));
  });
  const runs = (statement: string) =>
    asSystem(test().database, admin.companyId, (tx) => sql.raw(statement).execute(tx));
  const read = async (body: object, url = orders) => {
    const { status, text } = await admin.post(url, body);
    expect(status).toBe(200);
    return text;
  };

  it('shows every change at once, also one of another process', async () => {
    const other = await createTestApi(test().database);
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      other.send({
        method,
        url,
        headers: { authorization: `Bearer ${admin.token}` },
        ...(payload && { payload }),
      });
    const key = { merchant_order_id: 'O-1', merchant_id: 'M-1' };
    const changes = [
      () => send('POST', '/DC/CreateOrders', orderBody(4)),
      () => send('PUT', '/DC/UpdateOrdersStatus', { ...key, status: 'Accepted' }),
      () => send('PUT', '/DC/UpdateOrders', { ...orderBody(1), total_price: 33 }),
      () => send('DELETE', '/DC/DeleteOrders/O-1/M-1'),
      () => send('POST', '/DC/RestoreOrders/O-1/M-1'),
    ];
    let before = await read({ limit: 50 });
    for (const change of changes) {
      expect((await change()).status).toBe(200);
      const after = await read({ limit: 50 });
      expect(after).not.toBe(before);
      before = after;
    }
    await other.app.close();
  });

  it('is refused to a session that has ended, and to a suspended company', async () => {
    await read({ limit: 50 });
    await runs(`update companies set status = 'Suspended'`);
    expect((await admin.post(orders, { limit: 50 })).status).toBe(403);
    await runs(`update companies set status = 'Active'`);
    await read({ limit: 50 });
    await runs('delete from sessions');
    expect((await admin.post(orders, { limit: 50 })).status).toBe(401);
    expect((await admin.post(orders, { total: false })).status).toBe(401);
  });

  it('belongs to its company alone, also when several companies read at once', async () => {
    const other = await test().company();
    const mine = await read({ limit: 50 });
    const together = await Promise.all(
      [admin, other, admin, other].map((company) => company.post(orders, { limit: 50 })),
    );
    expect(together.map(({ text }) => text === mine)).toEqual([true, false, true, false]);
    expect(together[1]?.body).toMatchObject({ date: [], total: 0, next: null });
  });

  it('has amounts with three decimals, moments with their zone, and texts of any characters', async () => {
    const name = 'a "name" \\ of\u0001 two\nlines, صالح 🚚';
    await runs(`update drivers set salary = 5, commission_driver = 1234567,
      name_driver = E'a "name" \\\\ of\\x01 two\\nlines, صالح 🚚', created_account_driver = '2026-03-01T09:05:07.25Z'`);
    const page = await read({ limit: 1 }, '/DC/DisplayDrivers');
    expect(page).toContain(JSON.stringify(name));
    expect(page).toContain('"salary":0.005,"commission_driver":1234.567');
    expect(page).toContain('"created_account_driver":"2026-03-01T12:05:07.25+03:00"');
  });

  it('is compressed for clients that accept brotli', async () => {
    for (let n = 4; n < 8; n += 1) await admin.post('/DC/CreateOrders', orderBody(n));
    const app = await buildApi({ database: test().database, config: testConfig });
    const response = await app.inject({
      method: 'POST',
      url: orders,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'gzip, br' },
      payload: { limit: 50 },
    });
    await app.close();
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(await read({ limit: 50 }));
  });
});

onEachDatabase('the total of a search', (test) => {
  const search = { search: 'عمان', limit: 1 };
  const totalFor = async (company: TestCompany, body: object) => {
    const { body: answer } = await company.post(orders, body);
    return answer['total'];
  };
  const withOrders = async (count: number) => {
    const company = await test().company();
    await company.post('/DC/CreateCitys', cityBody('عمان'));
    await company.post('/DC/CreateMerchants', merchantBody(1));
    for (let n = 1; n <= count; n += 1)
      await company.post('/DC/CreateOrders', orderBody(n, { city_order: 'عمان' }));
    return company;
  };

  it('includes a change at once', async () => {
    const admin = await withOrders(2);
    expect(await totalFor(admin, search)).toBe(2);
    await admin.post('/DC/CreateOrders', orderBody(3, { city_order: 'عمان' }));
    expect(await totalFor(admin, search)).toBe(3);
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    expect(await totalFor(admin, search)).toBe(2);
  });

  it('belongs to its company and to the columns that were searched', async () => {
    const [admin, other] = [await withOrders(2), await withOrders(1)];
    expect(await totalFor(admin, search)).toBe(2);
    expect(await totalFor(other, search)).toBe(1);
    expect(await totalFor(admin, { ...search, searchIn: ['name_shop'] })).toBe(0);
  });
});
