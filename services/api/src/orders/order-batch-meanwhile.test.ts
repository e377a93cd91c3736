import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import { cityBody, driverBody, merchantBody, orderBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

onEachDatabase('a change of many orders that somebody else changes meanwhile', (test) => {
  let admin: TestCompany;
  beforeEach(async () => {
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    await admin.post('/DC/CreateCitys', cityBody('عمان'));
    for (const n of [1, 2, 3]) await admin.post('/DC/CreateOrders', orderBody(n));
  });

  const key = (n: number) => ({ merchant_order_id: `O-${n}`, merchant_id: 'M-1' });
  const move = (n: number, status: string) =>
    admin.put('/DC/UpdateOrdersStatus', { ...key(n), status, driver_id: 'D-1' });
  const lines = (text: string) => {
    const outcomes = text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(outcomes.pop()).toEqual({ success: true });
    return outcomes;
  };

  it('deletes those whose status is the one that was seen; the others are deleted by a repetition', async () => {
    await move(1, 'Accepted');
    await move(1, 'Picked Up');
    const remove = async (ids: number[], status: string, language: string) => {
      const orders = ids.map((n) => ({ ...key(n), expected_fields: { status } }));
      const headers = { 'accept-language': language };
      return lines((await admin.post('/DC/DeleteOrdersMany', { orders }, headers)).text);
    };
    const refused = (message: string) => ({ ...key(1), outcome: 'failed', code: 'changed', message });
    expect(await remove([1, 2], 'Pending', 'ar')).toEqual([
      refused('غيّر شخص آخر هذا الطلب بعد أن حدّدته (الحالة: استلمه السائق). كرّر ما فعلته للمتابعة رغم ذلك.'),
      { ...key(2), outcome: 'done' },
    ]);
    expect(await remove([1, 2], 'Pending', 'en')).toEqual([
      refused(
        'Somebody else has changed this order since you selected it (Status: Picked Up). To go ahead all the same, repeat the change.',
      ),
      { ...key(2), outcome: 'failed', code: 'not_found', message: 'This record was not found.' },
    ]);
    expect(await remove([1], 'Picked Up', 'en')).toEqual([{ ...key(1), outcome: 'done' }]);
  });

  it.each([
    ['PUT', '/DC/UpdateOrdersDriverMany', { driver_id: 'D-1' }],
    ['POST', '/DC/DeleteOrdersMany', {}],
  ] as const)('%s %s leaves out what no longer matches when its turn comes', async (method, url, values) => {
    const headers = { 'idempotency-key': 'k-1' };
    const body = { ...values, matching: { search: 'متجر', filter: { status: 'Pending' } } };
    const send = async () => lines((await admin[method === 'PUT' ? 'put' : 'post'](url, body, headers)).text);
    expect(await send()).toHaveLength(3);
    // As after a request that was cut off before its first order: only its selection is stored.
    await asSystem(test().database, admin.companyId, (tx) =>
      sql`delete from idempotency_keys where key = 'k-1 0'`.execute(tx),
    );
    for (const n of [1, 2, 3]) await admin.post(`/DC/RestoreOrders/O-${n}/M-1`);
    await move(1, 'Accepted');
    await admin.delete('/DC/DeleteOrders/O-3/M-1');
    const message =
      'Somebody else has changed this order meanwhile: it no longer matches the search and filters.';
    const outcomes = await send();
    expect(outcomes).toHaveLength(3);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        { ...key(1), outcome: 'failed', code: 'changed', message },
        { ...key(2), outcome: 'done' },
        { ...key(3), outcome: 'failed', code: 'not_found', message: 'This record was not found.' },
      ]),
    );
  });
});
