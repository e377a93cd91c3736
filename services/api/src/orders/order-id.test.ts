import { cityBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('the id of the next order', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    for (const n of [1, 2]) await admin.post('/DC/CreateMerchants', merchantBody(n));
  });
  const create = (merchant_order_id: string, merchant_id = 'M-1') =>
    admin.post('/DC/CreateOrders', orderBody(1, { merchant_order_id, merchant_id }));
  const next = async (merchant_id?: string) =>
    (await admin.post('/DC/NextOrderId', { merchant_id })).body.data;
  const is = (merchant_order_id: string) => ({ merchant_order_id });

  it('is 1 for a company without orders', async () => {
    expect(await next()).toEqual(is('1'));
  });

  it.each([
    ['100', '101'],
    ['A-099', 'A-100'],
    ['A-999', 'A-1000'],
    ['2026/7/09', '2026/7/10'],
    ['Box', 'Box1'],
  ])('after %s is %s', async (newest, proposed) => {
    await create(newest);
    expect(await next()).toEqual(is(proposed));
  });

  it('follows the newest order of the merchant, and of the company for a merchant without orders', async () => {
    await create('A-7', 'M-1');
    await create('B-1', 'M-2');
    expect(await next('M-1')).toEqual(is('A-8'));
    expect(await next('M-2')).toEqual(is('B-2'));
    expect(await next('M-9')).toEqual(is('B-2'));
    expect(await next()).toEqual(is('B-2'));
  });

  it('is free among the orders of all merchants and among deleted ones', async () => {
    await create('8', 'M-2');
    await create('9', 'M-1');
    await create('10', 'M-1');
    await admin.delete('/DC/DeleteOrders/10/M-1');
    await create('7', 'M-1');
    expect(await next()).toEqual(is('11'));
    expect((await create('11')).status).toBe(200);
  });

  it('counts no orders of another company', async () => {
    await create('500');
    admin = await test().company();
    expect(await next('M-1')).toEqual(is('1'));
  });
});
