import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { driverBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('lists', (test) => {
  let admin: TestCompany;
  const count = 57;

  beforeAll(async () => {
    admin = await test().company();
    const rows = Array.from({ length: count }, (_, i) => ({
      ...driverBody(i, {
        name_driver: i === 7 ? 'أَحْمَد علاءُ الدّين' : i === 8 ? 'Élodie 100% _x' : `سائق رقم ${i}`,
        city_driver: i % 3 === 0 ? 'إربد' : 'عمّان',
        status: i % 5 === 0 ? 'InActive' : 'Active',
      }),
      company_id: admin.companyId,
      salary: (i % 10) * 1000 + 5,
      commission_driver: 750,
      commission_return: 500,
      created_account_driver: `2026-01-${String((i % 28) + 1).padStart(2, '0')}T23:30:00+03:00`,
    }));
    await asSystem(test().database, admin.companyId, (tx) => insertRows(tx, 'drivers', rows));
  });

  const page = async (query: object) => {
    const { status, body } = await admin.post('/DC/DisplayDrivers', query);
    return { status, body, ids: (body.date ?? []).map((row) => String(row.driver_id)) };
  };

  async function* pages(query: object) {
    let cursor: unknown;
    do {
      const { body, ids } = await page({ ...query, ...(typeof cursor === 'string' && { cursor }) });
      yield { ids, total: body.total };
      cursor = body.next;
    } while (typeof cursor === 'string');
  }

  it('return all rows for an empty body, without total and next', async () => {
    for (const body of [undefined, {}]) {
      const answer = await admin.post('/DC/DisplayDrivers', body);
      expect(Object.keys(answer.body)).toEqual(['success', 'date']);
      expect(answer.body.date).toHaveLength(count);
    }
  });

  it.each([
    'driver_id',
    '-driver_id',
    'salary',
    '-salary',
    'status',
    '-created_account_driver',
    'city_driver',
  ])('page through every row once, sorted by %s', async (sort) => {
    const seen: string[] = [];
    for await (const { ids, total } of pages({ limit: 10, sort })) {
      expect(total).toBe(count);
      seen.push(...ids);
    }
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
    const whole = (await page({ limit: 500, sort })).ids;
    expect(seen).toEqual(whole);
  });

  it('sort amounts numerically, and ties by the key', async () => {
    const { body } = await page({ limit: 500, sort: '-salary' });
    const rows = (body.date ?? []).map((row) => [Number(row.salary), String(row.driver_id)] as const);
    const sorted = rows.toSorted((a, b) => b[0] - a[0] || (a[1] < b[1] ? 1 : -1));
    expect(rows).toEqual(sorted);
  });

  it.each([
    ['احمد', 1],
    ['أحمد علاء', 1],
    ['الدين أَحمد', 1],
    ['عمان', 38],
    ['اربد', 19],
    ['élodie', 1],
    ['ÉLODIE', 1],
    ['100%', 1],
    ['_x', 1],
    ['d٤٧@', 1],
    ['079 d9@', 1],
    ['غير نشط', 12],
    ['InActive إربد', 4],
    ['4.005', 6],
    ['2026-01-05', 2],
    ['nothing like this', 0],
  ])('search %s', async (search, found) => {
    const { body } = await page({ search, limit: 100 });
    expect(body).toMatchObject({ total: found, next: null });
    expect(body.date).toHaveLength(found);
  });

  it.each([
    [{ status: 'InActive' }, 12],
    [{ status: ['Active', 'InActive'] }, 57],
    [{ status: [] }, 0],
    [{ status: '' }, 57],
    [{ city_driver: 'إربد', status: 'Active' }, 15],
    [{ salary: 3.005 }, 6],
    [{ salary: { from: '8', to: '9.005' } }, 10],
    [{ created_account_driver: '2026-01-05' }, 2],
    [{ created_account_driver: { from: '2026-01-01', to: '2026-01-02' } }, 5],
    [{ created_account_driver: { to: '2025-12-31' } }, 0],
  ])('filter by %j', async (filter, found) => {
    const { body } = await page({ filter, limit: 500 });
    expect(body.total).toBe(found);
    expect(body.date).toHaveLength(found);
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 2001 }, 'limit'],
    [{ sort: 'password_driver' }, 'sort'],
    [{ sort: 'salary; drop table drivers' }, 'sort'],
    [{ cursor: 'abc' }, 'cursor'],
    [{ cursor: Buffer.from('["salary","1","2"]').toString('base64url') }, 'cursor'],
    [{ filter: { password_driver: 'x' } }, 'filter.password_driver'],
    [{ filter: { salary: 'much' } }, 'filter.salary'],
    [{ filter: { created_account_driver: '2026-02-31T' } }, 'filter.created_account_driver'],
    [{ search: 'x'.repeat(201) }, 'search'],
  ])('reject %j', async (query, field) => {
    const { status, body } = await page(query);
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 400, fields: [field] });
  });

  it('reject a cursor whose values do not match its columns', async () => {
    const cursor = Buffer.from('["-salary","abc","D-1"]').toString('base64url');
    expect((await page({ sort: '-salary', cursor })).status).toBe(400);
  });

  it('continue from the same row when rows are added above it', async () => {
    const first = await page({ limit: 20, sort: 'driver_id' });
    const other = await test().company();
    await other.post('/DC/CreateDrivers', driverBody('0000'));
    const rest = await page({ limit: 500, sort: 'driver_id', cursor: first.body.next });
    expect([...first.ids, ...rest.ids]).toHaveLength(count);
  });
});
