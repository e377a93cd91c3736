import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { clearExpired } from '../server/housekeeping.ts';
import { carBody, cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { createTestApi, onEachDatabase, type TestCompany } from '../testing/test-api.ts';

const orders = '/DC/DisplayOrders';

onEachDatabase('a page that was read before', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    for (const n of [1, 2, 3]) await admin.post('/DC/CreateOrders', orderBody(n));
  });
  const runs = <Result>(companyId: string, statement: string) =>
    asSystem(test().database, companyId, async (tx) => (await sql.raw<Result>(statement).execute(tx)).rows);
  const read = async (body: object, url = orders) => {
    const { status, text } = await admin.post(url, body);
    expect(status).toBe(200);
    return text;
  };
  /** The response of another process, which has no page in its memory. */
  const readUncached = async (body: object, url = orders) => {
    const other = await createTestApi(test().database);
    const headers = { authorization: `Bearer ${admin.token}` };
    const { text } = await other.send({ method: 'POST', url, headers, payload: body });
    await other.app.close();
    return text;
  };

  it('comes from memory with the same bytes while no row has changed', async () => {
    for (const body of [{ limit: 2 }, { limit: 2, sort: '-total_price' }, { total: false }]) {
      const first = await read(body);
      const page = jest.spyOn(test().api.pages, 'set');
      expect(await read(body)).toBe(first);
      expect(page).not.toHaveBeenCalled();
      page.mockRestore();
      expect(await readUncached(body)).toBe(first);
    }
  });

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
    expect(before).toBe(await readUncached({ limit: 50 }));
    await other.app.close();
  });

  it('is current in every list that has a counter', async () => {
    await admin.post('/DC/CreateCars', carBody(1));
    for (const list of test().api.lists.values()) {
      if (!list.counter) continue;
      const { counter, path } = list;
      const triggers = await runs<{ name: string }>(
        admin.companyId,
        `select tgname as name from pg_trigger where tgrelid = '${counter}'::regclass and tgname like 'change_%' order by 1`,
      );
      expect({ path, triggers: triggers.map(({ name }) => name) }).toEqual({
        path,
        triggers: ['change_delete', 'change_insert', 'change_update'],
      });
      expect(await read({ limit: 5 }, path)).toBe(await readUncached({ limit: 5 }, path));
    }
  });

  it('is refused to a session that has ended, and to a suspended company', async () => {
    await read({ limit: 50 });
    await runs(admin.companyId, `update companies set status = 'Suspended'`);
    expect((await admin.post(orders, { limit: 50 })).status).toBe(403);
    await runs(admin.companyId, `update companies set status = 'Active'`);
    await read({ limit: 50 });
    await runs(admin.companyId, 'delete from sessions');
    expect((await admin.post(orders, { limit: 50 })).status).toBe(401);
    expect((await admin.post(orders, { total: false })).status).toBe(401);
  });

  it('belongs to its company alone, also for requests that are checked together', async () => {
    const other = await test().company();
    const mine = await read({ limit: 50 });
    await other.post(orders, { limit: 50 });
    const together = await Promise.all(
      [admin, other, admin, other].map((company) => company.post(orders, { limit: 50 })),
    );
    expect(together.map(({ text }) => text === mine)).toEqual([true, false, true, false]);
    expect(together[1]?.body).toMatchObject({ date: [], total: 0 });
  });

  it('stays current when the counts of ended database processes are merged', async () => {
    await read({ limit: 50 });
    const count = `select coalesce(sum(changes), 0)::int as sum from table_changes where table_name = 'orders'`;
    await runs(admin.companyId, `update table_changes set process = -process where process > 0`);
    const before = await runs(admin.companyId, count);
    await clearExpired(test().database);
    expect(await runs(admin.companyId, count)).toEqual(before);
    const merged = `select process from table_changes where table_name = 'orders'`;
    expect(await runs(admin.companyId, merged)).toEqual([{ process: 0 }]);
    await admin.post('/DC/CreateOrders', orderBody(5));
    expect(await read({ limit: 50 })).toBe(await readUncached({ limit: 50 }));
  });

  it('is compressed for clients that accept brotli', async () => {
    for (let n = 4; n < 8; n += 1) await admin.post('/DC/CreateOrders', orderBody(n));
    const plain = await read({ limit: 50 });
    const response = await test().app.inject({
      method: 'POST',
      url: orders,
      headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'gzip, br' },
      payload: { limit: 50 },
    });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain);
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

  it('is counted once for all pages of the search, while no row has changed', async () => {
    const admin = await withOrders(3);
    expect(await totalFor(admin, search)).toBe(3);
    const counted = jest.spyOn(test().api.totals, 'set');
    expect(await totalFor(admin, { ...search, sort: '-total_price' })).toBe(3);
    expect(await totalFor(admin, { ...search, limit: 2 })).toBe(3);
    expect(counted).not.toHaveBeenCalled();
    counted.mockRestore();
  });

  it('includes a change at once, also one of another process', async () => {
    const admin = await withOrders(2);
    expect(await totalFor(admin, search)).toBe(2);
    await admin.post('/DC/CreateOrders', orderBody(3, { city_order: 'عمان' }));
    expect(await totalFor(admin, search)).toBe(3);
    const other = await createTestApi(test().database);
    const headers = { authorization: `Bearer ${admin.token}` };
    await other.send({ method: 'DELETE', url: '/DC/DeleteOrders/O-1/M-1', headers });
    await other.app.close();
    expect(await totalFor(admin, search)).toBe(2);
  });

  it('belongs to its company and to the columns that were searched', async () => {
    const [admin, other] = [await withOrders(2), await withOrders(1)];
    expect(await totalFor(admin, search)).toBe(2);
    expect(await totalFor(other, search)).toBe(1);
    expect(await totalFor(admin, { ...search, searchIn: ['name_shop'] })).toBe(0);
    expect(await totalFor(admin, search)).toBe(2);
  });
});
