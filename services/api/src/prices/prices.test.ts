import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { merchantBody } from '../testing/samples.ts';
import { dayFrom, fillPrices, priceBody, pricesOf, quotesOf } from './testing.ts';

onEachDatabase('prices', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillPrices(admin);
  });

  const create = (changes: object) => admin.post('/DC/CreatePrices', priceBody(changes));
  const fieldsOf = async (changes: object) => {
    const { status, body } = await create(changes);
    return { status, fields: Object.keys(body.fields ?? {}) };
  };

  it('of the most exact scope wins, and the city is the floor', async () => {
    const places = [{}, { area: 'عبدون' }, { merchant_id: 'M-2' }, { merchant_id: 'M-2', area: 'عَبدون' }];
    const seen = async () =>
      (await quotesOf(admin, places)).map((quote) => [quote?.delivery_price, quote?.source]);
    expect(await seen()).toEqual(Array.from(places, () => [2.5, 'City']));
    await create({ delivery_price: 2.25 });
    await create({ area: 'عبدون', delivery_price: 2.1 });
    await create({ merchant_id: 'M-1', delivery_price: 2 });
    await create({ merchant_id: 'M-1', area: 'عبدون', delivery_price: 1.5 });
    expect(await seen()).toEqual([
      [2, 'MerchantCity'],
      [1.5, 'MerchantArea'],
      [2.25, 'City'],
      [2.1, 'Area'],
    ]);
    expect(await quotesOf(admin, [{ area: 'غير معروفة' }, { city: 'دمشق' }, { city: 'عمّان' }])).toEqual([
      expect.objectContaining({ source: 'MerchantCity' }),
      null,
      expect.objectContaining({ source: 'MerchantCity' }),
    ]);
    expect(await quotesOf(admin, [{}], dayFrom(-1))).toEqual([
      expect.objectContaining({ source: 'City', price_id: null }),
    ]);
  });

  it('include a part of the order’s price, rounded half up to fils', async () => {
    await create({ merchant_id: 'M-1', delivery_price: 1, cod_percent: 1.25 });
    const quotes = await quotesOf(admin, [
      {},
      { total_price: 20 },
      { total_price: 0.04 },
      { total_price: 0.039 },
    ]);
    expect(quotes.map((quote) => quote?.fee)).toEqual([1, 1.25, 1.001, 1]);
    expect(quotes[0]).toMatchObject({ cod_percent: 1.25, second_attempt_price: null, return_price: 1 });
  });

  it.each([
    ['a negative amount', { delivery_price: -1 }, 'delivery_price'],
    ['a text for an amount', { delivery_price: 'NaN' }, 'delivery_price'],
    ['an amount of four decimals', { return_price: 0.1234 }, 'return_price'],
    ['a negative amount of a second attempt', { second_attempt_price: -0.5 }, 'second_attempt_price'],
    ['a percentage of three decimals', { cod_percent: 1.125 }, 'cod_percent'],
    ['a percentage over a hundred', { cod_percent: 101 }, 'cod_percent'],
    ['an unknown merchant', { merchant_id: 'M-9' }, 'merchant_id'],
    ['an unknown city', { city: 'دمشق' }, 'city'],
    ['an unknown area', { area: 'خلدا' }, 'area'],
    ['an area of another city', { city: 'إربد', area: 'عبدون' }, 'area'],
    ['a first day in the past', { from_day: dayFrom(-1) }, 'from_day'],
    ['a day that there is not', { from_day: '2027-02-30' }, 'from_day'],
    ['a last day before the first', { to_day: dayFrom(-1) }, 'to_day'],
  ])('with %s are refused beside the field', async (_, changes, field) => {
    expect(await fieldsOf(changes)).toEqual({ status: 400, fields: [field] });
    expect(await pricesOf(admin)).toEqual([]);
  });

  it('of another company’s merchant are refused, and not shown', async () => {
    const other = await test().company();
    await fillPrices(other);
    await other.post('/DC/CreateMerchants', merchantBody(7));
    expect(await fieldsOf({ merchant_id: 'M-7' })).toEqual({ status: 400, fields: ['merchant_id'] });
    await create({ merchant_id: 'M-1' });
    const [own] = await pricesOf(admin);
    expect(await pricesOf(other)).toEqual([]);
    const price = { price_id: own?.price_id, to_day: dayFrom(3) };
    expect((await other.post('/DC/EndPrices', price)).status).toBe(404);
    expect((await other.post('/DC/UpdatePrices', { ...priceBody(), ...price })).status).toBe(404);
    const grid = await other.post('/DC/PriceGrid', { merchants: ['M-1', 'M-7', 'M-9'] });
    expect(new Set(grid.body.data?.map(({ merchant_id: id }) => id))).toEqual(new Set([null, 'M-1', 'M-7']));
    expect(new Set(grid.body.data?.map(({ source }) => source))).toEqual(new Set(['City']));
  });

  it('of one scope do not overlap, and a later one ends the present one on request', async () => {
    await create({ merchant_id: 'M-1' });
    expect(await fieldsOf({ merchant_id: 'M-1', from_day: dayFrom(5) })).toEqual({
      status: 409,
      fields: ['from_day'],
    });
    expect((await create({ merchant_id: 'M-2', from_day: dayFrom(5) })).status).toBe(200);
    const later = { merchant_id: 'M-1', from_day: dayFrom(5), delivery_price: 3, ends_present: true };
    expect((await create(later)).status).toBe(200);
    expect(await pricesOf(admin, { merchant_id: 'M-1' })).toEqual([
      expect.objectContaining({ from_day: dayFrom(5), to_day: null, delivery_price: 3 }),
      expect.objectContaining({ from_day: dayFrom(0), to_day: dayFrom(4), delivery_price: 2 }),
    ]);
    expect(await fieldsOf({ merchant_id: 'M-1', from_day: dayFrom(2), ends_present: true })).toEqual({
      status: 409,
      fields: ['from_day'],
    });
    const between = { ...later, from_day: dayFrom(2), to_day: dayFrom(4) };
    expect((await create(between)).status).toBe(200);
    expect((await create({ ...later, delivery_price: 3.5 })).status).toBe(200);
    expect((await pricesOf(admin, { merchant_id: 'M-1' })).map((price) => price.delivery_price)).toEqual([
      3.5, 3, 2,
    ]);
  });

  it('that eight people add at once for one scope: one wins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create({ area: 'صويلح', delivery_price: 2 + n })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await pricesOf(admin)).toHaveLength(1);
  });

  it('that have not begun are changed, ended and removed', async () => {
    await create({ from_day: dayFrom(3), to_day: dayFrom(9) });
    const [{ price_id } = {}] = await pricesOf(admin);
    const update = (changes: object) =>
      admin.post('/DC/UpdatePrices', {
        ...priceBody({ from_day: dayFrom(3), to_day: dayFrom(9) }),
        price_id,
        ...changes,
      });
    expect((await update({ delivery_price: 4, from_day: dayFrom(2) })).status).toBe(200);
    expect(await pricesOf(admin)).toEqual([
      expect.objectContaining({ price_id, delivery_price: 4, from_day: dayFrom(2), is_quoted: 'No' }),
    ]);
    expect((await update({ from_day: dayFrom(-2) })).body.fields).toHaveProperty('from_day');
    await create({ from_day: dayFrom(20) });
    expect((await update({ to_day: dayFrom(20) })).body.fields).toHaveProperty('from_day');
    expect((await update({ to_day: '' })).status).toBe(409);
    const end = (to_day: string) => admin.post('/DC/EndPrices', { price_id, to_day });
    expect((await end(dayFrom(25))).body.fields).toHaveProperty('to_day');
    expect((await end(dayFrom(12))).status).toBe(200);
    expect((await end(dayFrom(1))).status).toBe(200);
    expect(await pricesOf(admin)).toEqual([expect.objectContaining({ from_day: dayFrom(20) })]);
    expect((await end(dayFrom(1))).status).toBe(404);
  });

  it('that count at present end today at the earliest', async () => {
    await create({});
    const [{ price_id } = {}] = await pricesOf(admin);
    const end = (to_day: string) => admin.post('/DC/EndPrices', { price_id, to_day });
    expect((await end(dayFrom(-1))).body.fields).toHaveProperty('to_day');
    expect((await end(dayFrom(0))).status).toBe(200);
    expect((await quotesOf(admin, [{}], dayFrom(1)))[0]).toMatchObject({ price_id: null });
    expect((await quotesOf(admin, [{}]))[0]).toMatchObject({ price_id });
  });

  it('stand in the grid with the next ones that are planned', async () => {
    await create({ merchant_id: 'M-1', to_day: dayFrom(9) });
    await create({ merchant_id: 'M-1', from_day: dayFrom(10), delivery_price: 3 });
    await create({ area: 'عبدون', delivery_price: 2.2 });
    const { body } = await admin.post('/DC/PriceGrid', { merchants: ['M-1'] });
    expect(body.data).toHaveLength(8);
    const cell = (merchant_id: string | null, area: string | null) =>
      body.data?.find((one) => one.merchant_id === merchant_id && one.area === area && one.city === 'عمان');
    expect(cell('M-1', null)).toMatchObject({
      source: 'MerchantCity',
      next_day: dayFrom(10),
      next_price: 3,
    });
    expect(cell('M-1', 'صويلح')).toMatchObject({ source: 'MerchantCity', next_day: null, next_price: null });
    expect(cell(null, 'عبدون')).toMatchObject({ source: 'Area', delivery_price: 2.2 });
    expect(cell(null, null)).toMatchObject({ source: 'City', delivery_price: 2.5, price_id: null });
  });

  it('are seen and changed by those who may', async () => {
    const status = async (role: Parameters<TestCompany['person']>[0], path: string, body: object) =>
      (await (await admin.person(role)).post(path, body)).status;
    expect(await status('Viewer', '/DC/DisplayPrices', {})).toBe(200);
    expect(await status('DataEntry', '/DC/DisplayPrices', {})).toBe(409);
    expect(await status('Accountant', '/DC/CreatePrices', priceBody())).toBe(200);
    expect(await status('Dispatcher', '/DC/CreatePrices', priceBody({ city: 'إربد' }))).toBe(409);
    const order = { merchant_id: 'M-1', city: 'عمان' };
    expect(await status('Cashier', '/DC/QuoteOrder', { orders: [order] })).toBe(200);
  });
});
