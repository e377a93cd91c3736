import { sql } from 'kysely';
import { acrossCompanies } from '../database/in-company.ts';
import { keyOf, scanOf } from '../dispatch/testing.ts';
import { checkRecords } from '../server/check-records.ts';
import { cityBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';
import { dayFrom, fillPrices, priceBody, pricesOf } from './testing.ts';

onEachDatabase('the quote of an order', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await fillPrices(admin);
  });
  afterEach(async () => expect(await checkRecords(test().database)).toEqual([]));

  const price = (changes: object) => admin.post('/DC/CreatePrices', priceBody(changes));
  const create = (n: number, changes: object = {}) => admin.post('/DC/CreateOrders', orderBody(n, changes));
  const rowOf = async (n: number) =>
    (await admin.post('/DC/DisplayOrders', { filter: { merchant_order_id: [`O-${n}`] } })).body.date?.[0] ??
    {};
  const update = (n: number, changes: object) =>
    admin.put('/DC/UpdateOrders', { ...orderBody(n), ...changes, changed_fields: Object.keys(changes) });
  const move = (n: number, status: string) =>
    admin.put('/DC/UpdateOrdersStatus', { ...keyOf(n), status, driver_id: 'D-1' });
  const feeOf = async (n: number) =>
    (await admin.post('/DC/DisplayProfits', { filter: { merchant_order_id: [`O-${n}`] } })).body.data?.map(
      (row) => row.delivery_price,
    );

  it('is taken when the order is, in whatever way it is spelled where it goes', async () => {
    await price({ merchant_id: 'M-1', area: 'عبدون', delivery_price: 1.5, return_price: 0.75 });
    await create(1);
    await create(2, { area_order: 'عَبْدون', city_order: 'عمّان' });
    await create(3, { area_order: 'حي جديد' });
    expect(await rowOf(1)).toMatchObject({
      area_order: null,
      fee_quote: 2.5,
      return_quote: 1.25,
      quote_source: 'City',
    });
    expect(await rowOf(2)).toMatchObject({
      area_order: 'عبدون',
      fee_quote: 1.5,
      return_quote: 0.75,
      quote_source: 'MerchantArea',
    });
    expect(await rowOf(3)).toMatchObject({ area_order: 'حي جديد', fee_quote: 2.5, quote_source: 'City' });
    expect(await pricesOf(admin)).toEqual([expect.objectContaining({ is_quoted: 'Yes' })]);
  });

  it('stays when prices change, and ends the order', async () => {
    await price({ merchant_id: 'M-1' });
    await create(1);
    await create(2, { merchant_id: 'M-2' });
    const [{ price_id } = {}] = await pricesOf(admin);
    const refused = await admin.post('/DC/UpdatePrices', { ...priceBody({ delivery_price: 9 }), price_id });
    expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
    await admin.put('/DC/UpdateCitys', cityBody('عمان', { delivery_price: 7, return_price: 6 }));
    await price({ merchant_id: 'M-1', from_day: dayFrom(1), delivery_price: 8, ends_present: true });
    await move(1, 'Delivered');
    await admin.put('/DC/UpdateOrdersStatus', {
      merchant_order_id: 'O-2',
      merchant_id: 'M-2',
      status: 'Delivered',
      driver_id: 'D-1',
    });
    expect([await feeOf(1), await feeOf(2)]).toEqual([[2], [2.5]]);
    await create(3, { merchant_id: 'M-1' });
    for (const status of ['Accepted', 'Picked Up', 'In Transit', 'Returned']) await move(3, status);
    expect(await feeOf(3)).toEqual([1]);
  });

  it('has the price of a second attempt, and a part of what is collected', async () => {
    await price({ merchant_id: 'M-1', second_attempt_price: 3, cod_percent: 2.5 });
    const scan = scanOf(admin);
    for (const n of [1, 2, 3]) {
      await create(n, { total_price: 20.01, ...(n === 3 && { type_payment: 'Prepaid' }) });
      for (const status of ['Accepted', 'Picked Up', 'In Transit']) await move(n, status);
    }
    await scan('failed', 1, { reason_id: 'no-answer' });
    for (const n of [1, 2, 3]) expect((await scan('delivered', n)).status).toBe(200);
    // 2.5 % of 20,010 fils are 500.25.
    expect([await feeOf(1), await feeOf(2), await feeOf(3)]).toEqual([[3.5], [2.5], [2]]);
    const reverse = { ...keyOf(2), reason: 'x' };
    expect((await admin.post('/DC/ReverseOrderEnd', reverse)).status).toBe(200);
    await move(2, 'Delivered');
    expect(await feeOf(2)).toEqual([2.5]);
  });

  it('is another one when the order goes elsewhere, which the response says', async () => {
    await price({ merchant_id: 'M-1', area: 'عبدون', delivery_price: 1.5 });
    await create(1);
    expect((await update(1, { name_order: 'كتاب' })).body.message).toBe('Order updated successfully!');
    expect((await update(1, { area_order: 'عبدون' })).body.message).toMatch(
      /^Order updated. Its delivery price was 2.50\sJD, and is now 1.50\sJD.$/,
    );
    expect(await rowOf(1)).toMatchObject({ area_order: 'عبدون', fee_quote: 1.5, return_quote: 1 });
    expect((await update(1, { city_order: 'اربد' })).body.message).toMatch(/2.50\sJD.$/);
    expect(await rowOf(1)).toMatchObject({ city_order: 'إربد', area_order: 'عبدون', fee_quote: 2.5 });
    expect((await update(1, { area_order: '' })).body.message).toBe('Order updated successfully!');
    expect(await rowOf(1)).toMatchObject({ area_order: null, fee_quote: 2.5 });
  });

  it('of an order of before is none: it ends at the city’s present price', async () => {
    await create(1);
    await create(2);
    const none = sql`fee_quote = null, return_quote = null, quote_source = null`;
    await acrossCompanies(test().database, (tx) =>
      sql`update orders set ${none} where company_id = ${admin.companyId}`.execute(tx),
    );
    await price({ merchant_id: 'M-1' });
    await admin.put('/DC/UpdateCitys', cityBody('عمان', { delivery_price: 7, return_price: 6 }));
    expect((await update(1, { name_order: 'كتاب' })).status).toBe(200);
    await move(1, 'Delivered');
    expect(await feeOf(1)).toEqual([7]);
    await update(2, { area_order: 'عبدون' });
    expect(await rowOf(2)).toMatchObject({ fee_quote: 2, quote_source: 'MerchantCity' });
  });

  it('follows the present price on request, in open orders alone', async () => {
    for (const n of [1, 2, 3]) await create(n, n === 3 ? { city_order: 'إربد' } : { area_order: 'عبدون' });
    await move(2, 'Delivered');
    await price({ area: 'عبدون', delivery_price: 3 });
    const requote = async (changes: object) =>
      (await admin.post('/DC/RequoteOrders', { country: 'الأردن', city: 'عمان', ...changes })).body;
    expect(await requote({ merchant_id: 'M-2' })).toMatchObject({ data: { orders: 0 } });
    expect(await requote({})).toMatchObject({ data: { orders: 1 } });
    expect(await requote({})).toMatchObject({ data: { orders: 0 } });
    expect(await requote({ city: 'دمشق' })).toMatchObject({ fields: { city: expect.any(String) } });
    expect([await rowOf(1), await rowOf(2), await rowOf(3)].map((row) => row.fee_quote)).toEqual([
      3, 2.5, 2.5,
    ]);
    expect(await pricesOf(admin)).toEqual([expect.objectContaining({ is_quoted: 'Yes' })]);
  });

  it('stays with a deleted order, and returns with it', async () => {
    await price({ merchant_id: 'M-1', second_attempt_price: 3, cod_percent: 1 });
    await create(1);
    const before = await rowOf(1);
    await admin.delete('/DC/DeleteOrders/O-1/M-1');
    await admin.post('/DC/RestoreOrders/O-1/M-1');
    expect(await rowOf(1)).toEqual(before);
    await move(1, 'Delivered');
    expect(await feeOf(1)).toEqual([2.2]);
  });
});

onEachDatabase('a changed price', (test) => {
  it('alters no row of the past', async () => {
    const admin = await test().company();
    await fillPrices(admin);
    await admin.post('/DC/CreatePrices', priceBody({ merchant_id: 'M-1', cod_percent: 1 }));
    for (const n of [1, 2, 3, 4]) {
      const area = n % 2 === 0 ? { area_order: 'عبدون' } : {};
      await admin.post('/DC/CreateOrders', orderBody(n, area));
      if (n > 2)
        await admin.put('/DC/UpdateOrdersStatus', { ...keyOf(n), status: 'Delivered', driver_id: 'D-1' });
    }
    await admin.delete('/DC/DeleteOrders/O-2/M-1');
    const dump = () =>
      acrossCompanies(test().database, async (tx) => {
        const { rows } = await sql<{ line: string }>`
          select to_jsonb(t)::text as line from (
            select 'orders' as kind, to_jsonb(o) as row from orders o where company_id = ${admin.companyId}
            union all select 'deleted', to_jsonb(o) from deleted_orders o where company_id = ${admin.companyId}
            union all select 'profits', to_jsonb(p) from profits p where company_id = ${admin.companyId}
            union all select 'journals', to_jsonb(j) from journals j where company_id = ${admin.companyId}
            union all select 'postings', to_jsonb(p) from postings p where company_id = ${admin.companyId}) t
          order by 1`.execute(tx);
        return rows.map(({ line }) => line);
      });
    const before = await dump();
    expect(before.length).toBeGreaterThan(15);
    const [{ price_id } = {}] = await pricesOf(admin);
    const changes = { delivery_price: 9, return_price: 8, ends_present: true };
    for (const response of [
      await admin.post('/DC/CreatePrices', priceBody({ merchant_id: 'M-1', area: 'عبدون', ...changes })),
      await admin.post('/DC/CreatePrices', priceBody({ ...changes })),
      await admin.post('/DC/EndPrices', { price_id, to_day: dayFrom(1) }),
      await admin.post(
        '/DC/CreatePrices',
        priceBody({ merchant_id: 'M-1', from_day: dayFrom(2), ...changes }),
      ),
      await admin.put('/DC/UpdateCitys', cityBody('عمان', { delivery_price: 7, return_price: 6 })),
    ])
      expect(response.status).toBe(200);
    const rows = [{ merchant_id: 'M-1', city: 'عمان', delivery_price: 5, return_price: 4 }];
    const file = { from_day: dayFrom(3), rows, writes: true };
    expect((await admin.post('/DC/ImportPrices', file)).status).toBe(200);
    expect(await dump()).toEqual(before);
  });
});
