import { priceFileResponse } from '@tawseel/api-client/prices-schemas';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { dayFrom, fillPrices, priceBody, pricesOf } from './testing.ts';

onEachDatabase('a file of prices', (test, name) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillPrices(admin);
  });

  const read = async (rows: readonly object[], settings: object = {}) => {
    const { body } = await admin.post('/DC/ImportPrices', {
      from_day: dayFrom(0),
      rows,
      writes: false,
      ...settings,
    });
    return priceFileResponse.parse(body).data;
  };
  const rows = [
    { merchant_id: 'M-1', city: 'عمّان', delivery_price: '٢٫٥', return_price: 1 },
    {
      merchant_id: 'M-1',
      country: 'الأردن',
      city: 'عمان',
      area: 'عبدون',
      delivery_price: 1.5,
      return_price: '1',
    },
    { merchant_id: 'M-9', city: 'عمان', delivery_price: 2, return_price: -1 },
    { merchant_id: 'M-9', city: 'دمشق', delivery_price: 2, return_price: 1, to_day: null },
    { merchant_id: 'M-1', city: 'عمان', delivery_price: 2, return_price: 1 },
    { city: 'عمان', area: '', delivery_price: 2.2, return_price: 1, from_day: dayFrom(30) },
  ];

  it('says what would become of each row, and writes nothing', async () => {
    await admin.post('/DC/CreatePrices', priceBody({ merchant_id: 'M-1' }));
    for (const n of [1, 2, 3])
      await admin.post('/DC/CreateOrders', orderBody(n, { merchant_id: n === 3 ? 'M-2' : 'M-1' }));
    const [before] = await pricesOf(admin);
    const outcomes = await read(rows);
    expect(outcomes).toEqual([
      { outcome: 'wrong', before: null, open_orders: 0, fields: { from_day: expect.any(String) } },
      { outcome: 'new', before: 2, open_orders: 0, fields: {} },
      { outcome: 'wrong', before: null, open_orders: 0, fields: { return_price: expect.any(String) } },
      {
        outcome: 'wrong',
        before: null,
        open_orders: 0,
        fields: { city: expect.any(String), merchant_id: expect.any(String) },
      },
      { outcome: 'same', before: 2, open_orders: 0, fields: {} },
      { outcome: 'new', before: null, open_orders: 1, fields: {} },
    ]);
    expect(await pricesOf(admin)).toEqual([before]);
    const [changed] = await read(rows.slice(0, 1), { from_day: dayFrom(3) });
    expect(changed).toEqual({ outcome: 'changed', before: 2, open_orders: 2, fields: {} });
  });

  it('writes what can be written, and requotes open orders on request', async () => {
    await admin.post('/DC/CreateOrders', orderBody(1));
    await admin.post('/DC/CreateOrders', orderBody(2, { area_order: 'عبدون' }));
    const outcomes = await read(rows, { writes: true, requotes: true });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'new',
      'new',
      'wrong',
      'wrong',
      'changed',
      'new',
    ]);
    expect(
      (await pricesOf(admin)).map((price) => [price.merchant_id, price.area, price.delivery_price]),
    ).toEqual([
      ['M-1', null, 2],
      [null, null, 2.2],
      ['M-1', 'عبدون', 1.5],
    ]);
    const { body } = await admin.post('/DC/DisplayOrders', { sort: 'merchant_order_id' });
    expect(body.date?.map((order) => order.fee_quote)).toEqual([2, 1.5]);
    expect((await read(rows.slice(1, 2))).map(({ outcome }) => outcome)).toEqual(['same']);
  });

  it('of 5,000 rows, 30 of them wrong, goes in batches of 500', async () => {
    await asSystem(test().database, admin.companyId, async (tx) => {
      await sql`select set_config('app.trail', 'off', true)`.execute(tx);
      await sql`insert into merchants (company_id, merchant_id, password, full_name, shop_name, working_hours, city, phone, email, status)
        select ${admin.companyId}, 'S-' || n, '', 'تاجر ' || n, 'متجر', '9-5', 'عمان', '0781' || n, 's' || n, 'Active'
        from generate_series(1, 1250) n`.execute(tx);
    });
    const all = Array.from({ length: 5000 }, (_, n) => ({
      merchant_id: `S-${(n % 1250) + 1}`,
      city: n < 1250 ? 'إربد' : 'عمان',
      area: ['', '', 'عبدون', 'صويلح'][Math.floor(n / 1250)],
      delivery_price: n % 167 === 5 ? 'اثنان' : 1 + (n % 8) / 4,
      return_price: 1,
    }));
    const times: number[] = [];
    const count = { new: 0, changed: 0, same: 0, wrong: 0 };
    for (let start = 0; start < all.length; start += 500) {
      const began = performance.now();
      for (const { outcome } of await read(all.slice(start, start + 500), { writes: true }))
        count[outcome] += 1;
      times.push(Math.round(performance.now() - began));
    }
    process.stderr.write(`5,000 prices in batches of 500 (${name}): ${times.join(', ')} ms\n`);
    expect(count).toEqual({ new: 4970, changed: 0, same: 0, wrong: 30 });
    expect((await read(all.slice(0, 500))).filter(({ outcome }) => outcome === 'same')).toHaveLength(497);
  }, 60_000);
});
